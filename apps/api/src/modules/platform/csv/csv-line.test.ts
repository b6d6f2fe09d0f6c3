import { describe, expect, it } from 'vitest'
import { csvHead, csvLine } from './csv-line.ts'

describe('a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+cmd', "'+cmd"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "' =1"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['\u0000=1', "' =1"],
  ])('%j is inert as %j', (value, cell) => {
    expect(csvLine([value])).toBe(`${cell}\r\n`)
  })

  it('begins with an apostrophe if a return or line feed comes first', () => {
    expect(csvLine(['\r=1'])).toBe('"\'\n=1"\r\n')
    expect(csvLine(['\n=1'])).toBe('"\'\n=1"\r\n')
  })

  it.each([
    ['a,b', '"a,b"'],
    ['"quoted"', '"""quoted"""'],
    ['two\nlines', '"two\nlines"'],
    ['plain', 'plain'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('%j is written as %j', (value, cell) => {
    expect(csvLine([value])).toBe(`${cell}\r\n`)
  })

  it('is empty for null, and a number stays', () => {
    expect(csvLine([null, 4])).toBe(',4\r\n')
  })
})

it('marks the beginning of a file as UTF-8', () => {
  expect(csvHead(['नाम', 'Day, time'])).toBe('\uFEFFनाम,"Day, time"\r\n')
})
