import { afterAll } from 'vitest'
import { closeAll } from './close-after-file.ts'

afterAll(closeAll)
