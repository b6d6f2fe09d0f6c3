import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { slowPatterns } from './slow-patterns.ts'

const contract = join(import.meta.dirname, '../../openapi.yaml')
const slow = slowPatterns(parse(readFileSync(contract, 'utf8')))
for (const { path, pattern, complexity } of slow)
  console.error(
    `openapi.yaml ${path}: ${pattern} takes more than linear time (${complexity}). Write it so that each character can match in one way only.`,
  )
process.exitCode = slow.length > 0 ? 1 : 0
