import type { Plugin } from 'vite'

// Sonner adds a <style> when it is imported, which the strict style-src refuses. The same rules come with its own stylesheet,
// which our toast chunk imports, so the call is taken out. A version that does it another way fails the build.
const CALL = /^__insertCSS\(.*\);?$/m

export function sonnerWithoutStyleTag(): Plugin {
  return {
    name: 'sonner-without-style-tag',
    transform: {
      filter: { id: /sonner[/\\]dist[/\\]index\.mjs/ },
      handler(code) {
        if (!CALL.test(code)) throw new Error('sonner no longer adds its styles through __insertCSS: look at it again')
        return { code: code.replace(CALL, ''), map: null }
      },
    },
  }
}
