import { useRef, useState } from 'react'

/**
 * An HTML letter as its reader sees it, in a frame that can run nothing: no scripts, no forms, no way to this page.
 * Links open beside it.
 */
export function LetterFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(480)
  const fill = () => {
    const page = frame.current?.contentDocument
    if (!page) return
    showLetter(page, html)
    setHeight(page.documentElement.scrollHeight)
  }
  return (
    <iframe
      key={html}
      ref={frame}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc="<!doctype html><title>Letter</title>"
      onLoad={fill}
      className="block w-full rounded-card border border-line bg-[#fbf5ea]"
      style={{ height }}
    />
  )
}

const STYLE_ATTRIBUTE = / style="/g
/** What a dark mail program shows. The policy is asked about it even where it is only parsed. */
const STYLE_SHEET = /<style>[^<]*<\/style>/g

/**
 * The frame inherits the page's strict policy, which drops style attributes found in markup but allows them to be set
 * as properties. So they travel under another name. In a letter's text a quotation mark is always written `&quot;`:
 * only real attributes are renamed.
 */
function showLetter(page: Document, html: string): void {
  const plain = html.replace(STYLE_SHEET, '').replace(STYLE_ATTRIBUTE, ' data-style="')
  const letter = new DOMParser().parseFromString(plain, 'text/html')
  for (const element of letter.querySelectorAll('script, style, link, meta, base, iframe, object, form'))
    element.remove()
  page.body.replaceWith(page.importNode(letter.body, true))
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
  fillFrame(page)
  for (const link of page.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
}

/** The paper around a letter's sheet shows what it lies on in a mailbox; here the frame is the sheet's own edge. */
function fillFrame(page: Document): void {
  for (const ground of page.querySelectorAll<HTMLElement>('td.ground')) {
    ground.style.padding = '0'
    const sheet = ground.querySelector('table')
    if (sheet) Object.assign(sheet.style, { maxWidth: 'none', border: '0', borderRadius: '0' })
  }
}
