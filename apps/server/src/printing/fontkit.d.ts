// What we use of the library that reads fonts; it brings no types of its own.
declare module 'fontkit' {
  type Step = {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    readonly args: readonly number[]
  }
  type Position = { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }
  type Glyph = { readonly path: { readonly commands: readonly Step[] } }
  export type Font = {
    readonly unitsPerEm: number
    hasGlyphForCodePoint(code: number): boolean
    layout(text: string): { readonly glyphs: readonly Glyph[]; readonly positions: readonly Position[] }
  }
  export function create(file: Buffer): Font
}
