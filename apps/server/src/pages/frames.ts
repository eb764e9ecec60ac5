import type { Footer } from '@sizzle/web/kit/page-content.ts'
import type { PreparedAnswer } from './prepared.ts'

type Make = (footer: Footer) => Promise<PreparedAnswer>

/**
 * Documents that say nothing but which kitchens there are: shells and "not found". Each is made once, and anew when a
 * location has changed. Without a database they go out with the names that were last read.
 */
export function openFrames(readFooter: () => Promise<Footer>) {
  const made = new Map<string, Promise<PreparedAnswer>>()
  let lastRead: Footer = { locations: [], total: 0 }

  async function names(): Promise<{ footer: Footer; isRead: boolean }> {
    try {
      lastRead = await readFooter()
      return { footer: lastRead, isRead: true }
    } catch {
      return { footer: lastRead, isRead: false }
    }
  }

  return {
    frame(key: string, make: Make): Promise<PreparedAnswer> {
      const known = made.get(key)
      if (known) return known
      const started = names().then(async ({ footer, isRead }) => {
        if (!isRead && made.get(key) === started) made.delete(key)
        return make(footer)
      })
      made.set(key, started)
      // A frame that could not be made is tried again for the next visitor.
      started.catch(() => {
        if (made.get(key) === started) made.delete(key)
      })
      return started
    },
    lastFooter: () => lastRead,
    drop: () => made.clear(),
  }
}
