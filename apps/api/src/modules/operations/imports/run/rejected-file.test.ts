import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RejectedFile } from './rejected-file.ts'

const path = () => join(mkdtempSync(join(tmpdir(), 'edbazaar-rejected-')), 'rejected.csv')
const rejection = { line: 2, column: 'phone', value: 'a,"b"', reason: 'field dropped: x' }

describe('RejectedFile', () => {
  it('lists line, column, value and reason as CSV', () => {
    const file = path()
    const rejected = new RejectedFile(file, 0)
    rejected.append([rejection])
    rejected.close()
    expect(readFileSync(file, 'utf8')).toBe(
      'line,column,value,reason\n2,phone,"a,""b""",field dropped: x\n',
    )
  })

  it('prevents values from becoming formulas', () => {
    const file = path()
    const rejected = new RejectedFile(file, 0)
    rejected.append([{ ...rejection, value: '=HYPERLINK("x")' }])
    rejected.close()
    expect(readFileSync(file, 'utf8')).toContain(`"'=HYPERLINK(""x"")"`)
  })

  it('removes what a killed run wrote for a batch that was not committed', () => {
    const file = path()
    const killed = new RejectedFile(file, 0)
    killed.append([rejection])
    const committed = killed.size
    killed.append([{ ...rejection, line: 3 }])
    killed.close()
    const resumed = new RejectedFile(file, committed)
    resumed.append([{ ...rejection, line: 4 }])
    resumed.close()
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    expect(lines.map((line) => line.split(',')[0])).toEqual(['line', '2', '4'])
  })
})
