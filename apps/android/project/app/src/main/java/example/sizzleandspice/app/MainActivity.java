package example.sizzleandspice.app;

import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;
import android.webkit.WebView;
import androidx.activity.OnBackPressedCallback;
import com.getcapacitor.BridgeActivity;

/** The one screen of the app: the restaurant's site. */
public class MainActivity extends BridgeActivity {

    @Override
    protected void load() {
        super.load();
        WebView page = getBridge().getWebView();
        getBridge().setWebViewClient(new SiteClient(getBridge()));
        // A web view shows no PDF and saves no file; the browser does both.
        page.setDownloadListener((address, agent, disposition, type, length) -> openOutside(address));
        getOnBackPressedDispatcher().addCallback(this, new BackThroughPages(page));
    }

    private void openOutside(String address) {
        try {
            startActivity(new Intent(Intent.ACTION_VIEW, Uri.parse(address)));
        } catch (ActivityNotFoundException nobodyOpensIt) {
            // Nothing on this device takes such an address; the page stays as it is.
        }
    }

    /** The system's back: one page back, and nothing from the first one. The app is never closed by it. */
    private final class BackThroughPages extends OnBackPressedCallback {

        private final WebView page;

        BackThroughPages(WebView page) {
            super(true);
            this.page = page;
        }

        @Override
        public void handleOnBackPressed() {
            // Behind the page for a lost connection lies the one that just failed: going there would bring it back.
            boolean isCarried = SiteClient.isCarriedPage(getBridge(), page.getUrl());
            if (page.canGoBack() && !isCarried) page.goBack();
        }
    }
}
