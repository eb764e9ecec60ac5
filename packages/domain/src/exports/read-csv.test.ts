import { describe, expect, it } from 'vitest'
import { csvCell, csvTable } from './csv.ts'
import { readCsv, withoutGuard } from './read-csv.ts'

const cellsOf = (text: string) => readCsv(text).records.map(({ cells }) => cells)

describe('a table that somebody brings (menu 76)', () => {
  it.each<[string, string, string[][]]>([
    [
      'commas and LF',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'no line end behind the last line',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CRLF',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CR alone',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a BOM', '\uFEFFa,b\n', [['a', 'b']]],
    [
      'semicolons',
      'a;b\n"1,5";2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quotes',
      'a,b\n"say ""hi""","x,y"\n',
      [
        ['a', 'b'],
        ['say "hi"', 'x,y'],
      ],
    ],
    [
      'a separator inside a quoted head',
      '"a;b;c",d\n1,2\n',
      [
        ['a;b;c', 'd'],
        ['1', '2'],
      ],
    ],
    [
      'a line break in a cell',
      'a,b\n"one\r\ntwo",2\n',
      [
        ['a', 'b'],
        ['one\r\ntwo', '2'],
      ],
    ],
    [
      'empty cells',
      'a,b,c\n,,3\n""," ",3\n',
      [
        ['a', 'b', 'c'],
        ['', '', '3'],
        ['', ' ', '3'],
      ],
    ],
    [
      'empty lines',
      'a,b\n\n,\n1,2\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['emoji', 'a\n🌶️👩‍🍳\n', [['a'], ['🌶️👩‍🍳']]],
    ['nothing', '', []],
  ])('reads %s', (_, text, cells) => {
    expect(readCsv(text).problems).toEqual([])
    expect(cellsOf(text)).toEqual(cells)
  })

  it('counts lines as a spreadsheet does', () => {
    const { records } = readCsv('a,b\n"one\ntwo\n",2\n\nx,y\n')
    expect(records.map(({ line }) => line)).toEqual([1, 2, 6])
  })

  it('finds every broken quote and reads on', () => {
    const { records, problems } = readCsv('a,b\n"x"y,2\n1,"open\n3,4\n')
    expect(problems.map(({ line }) => line)).toEqual([2, 3])
    expect(records.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['x', '2'],
      ['1', 'open'],
      ['3', '4'],
    ])
  })

  it.each(['=1+1', '-x', '@a', "'=1", "''=1", '"=1', 'plain', "'tis", 'a\n=b', ' +1', '＝1', '\tx', '\nx', "'"])(
    'gets back what our own table guarded: %j',
    (value) => {
      expect(withoutGuard(readCsv(csvTable(['a'], [[value]])).records[1]?.cells[0] ?? '').trim()).toBe(value.trim())
      expect(csvCell(value)).toMatch(/^"/)
    },
  )

  it('reads 20,000 open quotes without taking forever', () => {
    expect(readCsv('"'.repeat(20_001)).problems).toHaveLength(1)
  })
})
