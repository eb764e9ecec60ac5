# What may be opened inside the window, and what is shown when the site is away.
.class public Lexample/sizzleandspice/pos/SiteClient;
.super Landroid/webkit/WebViewClient;
.implements Landroid/webkit/DownloadListener;

.field private final app:Lexample/sizzleandspice/pos/MainActivity;

.method public constructor <init>(Lexample/sizzleandspice/pos/MainActivity;)V
    .registers 2
    invoke-direct {p0}, Landroid/webkit/WebViewClient;-><init>()V
    iput-object p1, p0, Lexample/sizzleandspice/pos/SiteClient;->app:Lexample/sizzleandspice/pos/MainActivity;
    return-void
.end method

# The site and the page of its payment provider stay; everything else is the browser's.
.method public shouldOverrideUrlLoading(Landroid/webkit/WebView;Landroid/webkit/WebResourceRequest;)Z
    .registers 8
    invoke-interface {p2}, Landroid/webkit/WebResourceRequest;->getUrl()Landroid/net/Uri;
    move-result-object v0
    invoke-virtual {v0}, Landroid/net/Uri;->getHost()Ljava/lang/String;
    move-result-object v1
    const/4 v3, 0x0
    if-eqz v1, :outside
    const-string v2, ".stripe.com"
    invoke-virtual {v1, v2}, Ljava/lang/String;->endsWith(Ljava/lang/String;)Z
    move-result v2
    if-nez v2, :inside
    iget-object v2, p0, Lexample/sizzleandspice/pos/SiteClient;->app:Lexample/sizzleandspice/pos/MainActivity;
    invoke-virtual {v2}, Lexample/sizzleandspice/pos/MainActivity;->server()Ljava/lang/String;
    move-result-object v2
    invoke-static {v2}, Landroid/net/Uri;->parse(Ljava/lang/String;)Landroid/net/Uri;
    move-result-object v2
    invoke-virtual {v2}, Landroid/net/Uri;->getHost()Ljava/lang/String;
    move-result-object v2
    invoke-virtual {v1, v2}, Ljava/lang/String;->equals(Ljava/lang/Object;)Z
    move-result v2
    if-eqz v2, :outside
    :inside
    return v3
    :outside
    iget-object v2, p0, Lexample/sizzleandspice/pos/SiteClient;->app:Lexample/sizzleandspice/pos/MainActivity;
    invoke-virtual {v2, v0}, Lexample/sizzleandspice/pos/MainActivity;->openOutside(Landroid/net/Uri;)V
    const/4 v3, 0x1
    return v3
.end method

.method public onReceivedError(Landroid/webkit/WebView;Landroid/webkit/WebResourceRequest;Landroid/webkit/WebResourceError;)V
    .registers 6
    invoke-interface {p2}, Landroid/webkit/WebResourceRequest;->isForMainFrame()Z
    move-result v0
    if-eqz v0, :part
    const-string v0, "file:///android_asset/index.html#away"
    invoke-virtual {p1, v0}, Landroid/webkit/WebView;->loadUrl(Ljava/lang/String;)V
    :part
    return-void
.end method

.method public onDownloadStart(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;J)V
    .registers 9
    invoke-static {p1}, Landroid/net/Uri;->parse(Ljava/lang/String;)Landroid/net/Uri;
    move-result-object v0
    iget-object v1, p0, Lexample/sizzleandspice/pos/SiteClient;->app:Lexample/sizzleandspice/pos/MainActivity;
    invoke-virtual {v1, v0}, Lexample/sizzleandspice/pos/MainActivity;->openOutside(Landroid/net/Uri;)V
    return-void
.end method
