import { breadScenes } from './breads.ts'
import { breakfastScenes } from './breakfasts.ts'
import { drinkScenes } from './drinks.ts'
import { at, type Point } from './ink.ts'
import { drawBeside, drawPot, POTS } from './pots.ts'
import { riceScenes } from './rice-dishes.ts'
import { SIDES } from './sides.ts'
import { snackScenes } from './snacks.ts'
import { drawTable, TABLE_SIZE } from './spread-table.ts'

/** Every picture by name: complete scenes, and for combos the pot alone and the side that goes under it. */
export function drawScenes(): ReadonlyMap<string, string> {
  const scenes = new Map<string, string>()
  const add = (name: string, drawing: string) => {
    if (scenes.has(name)) throw new Error(`Two pictures are called ${name}`)
    scenes.set(name, picture(drawing))
  }
  for (const [name, side] of Object.entries(SIDES)) add(name, side)
  for (const [turn, [name, pot]] of Object.entries(POTS).entries()) {
    add(name, drawBeside(pot, turn) + at(196, 156, drawPot(pot)))
    add(`${name}-pot`, at(162, 168, drawPot(pot), 0, 0.96))
  }
  for (const [name, drawing] of Object.entries({
    ...snackScenes(),
    ...breakfastScenes(),
    ...riceScenes(),
    ...breadScenes(),
    ...drinkScenes(),
  }))
    add(name, drawing)
  scenes.set('table', picture(drawTable(), TABLE_SIZE))
  return scenes
}

function picture(drawing: string, [width, height]: Point = [400, 300]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`
}
