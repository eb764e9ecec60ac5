package example.sizzleandspice.app;

import android.net.Uri;
import android.webkit.WebResourceError;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import android.webkit.WebView;
import com.getcapacitor.Bridge;
import com.getcapacitor.BridgeWebViewClient;
import org.json.JSONObject;

/** Where the web view may go, and what it shows when the site does not answer. */
final class SiteClient extends BridgeWebViewClient {

    /**
     * The card provider's page comes back to the site by itself, so it opens in the app. It is not in Capacitor's
     * `allowNavigation`: that would also hand it the bridge to the device.
     */
    private static final String PAYMENT_HOST = "checkout.stripe.com";

    private final Bridge bridge;
    private Uri wanted;

    SiteClient(Bridge bridge) {
        super(bridge);
        this.bridge = bridge;
    }

    @Override
    public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
        Uri address = request.getUrl();
        boolean isEncrypted = "https".equals(address.getScheme());
        // A frame is part of its page, such as the bank's question inside the provider's; our own pages allow none.
        if (isEncrypted && !request.isForMainFrame()) return false;
        if (isEncrypted && PAYMENT_HOST.equals(address.getHost())) return false;
        // Our own site stays, everything else opens in the browser, the phone or the mail app.
        return super.shouldOverrideUrlLoading(view, request);
    }

    @Override
    public void onReceivedError(WebView view, WebResourceRequest request, WebResourceError error) {
        if (request.isForMainFrame()) showCarriedPage(view, request.getUrl());
    }

    @Override
    public void onReceivedHttpError(WebView view, WebResourceRequest request, WebResourceResponse answer) {
        // "Not found" and the like have pages of the site's own. Capacitor would cover those too.
        if (request.isForMainFrame() && answer.getStatusCode() >= 500) showCarriedPage(view, request.getUrl());
    }

    private void showCarriedPage(WebView view, Uri wanted) {
        if (isCarriedPage(bridge, wanted.toString())) return;
        this.wanted = wanted;
        view.loadUrl(bridge.getErrorUrl());
    }

    /** Tells the carried page what was asked for. Not in its address: Capacitor serves it under that one exactly. */
    @Override
    public void onPageFinished(WebView view, String address) {
        super.onPageFinished(view, address);
        if (wanted == null || !isCarriedPage(bridge, address)) return;
        view.evaluateJavascript("tryInstead(" + JSONObject.quote(wanted.toString()) + ")", null);
    }

    static boolean isCarriedPage(Bridge bridge, String address) {
        return address != null && address.equals(bridge.getErrorUrl());
    }
}
