import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** The components with English texts that a feature translates once for all, and where. */
const translated = {
  BarChart: 'platform/src/charts/BarChart.tsx',
  Board: 'list-kit/src/inbox/board/Board.tsx',
  ChoiceList: 'editing/src/choice-list/ChoiceList.tsx',
  DataTable: 'list-kit/src/data-table/DataTable.tsx',
  DatePicker: 'platform/src/date-picker/DatePicker.tsx',
  FieldDiff: 'admin/src/field-diff/FieldDiff.tsx',
  Funnel: 'platform/src/charts/Funnel.tsx',
  HorizontalBarChart: 'platform/src/charts/HorizontalBarChart.tsx',
  LineChart: 'platform/src/charts/LineChart.tsx',
  MediaList: 'editing/src/media-list/MediaList.tsx',
  Pagination: 'platform/src/pagination/Pagination.tsx',
  RichTextEditor: 'form-kit/src/rich-text/RichTextEditor.tsx',
  SaveState: 'platform/src/save-state/SaveState.tsx',
}

const code = new Map(
  globSync('packages/features/*/src/**/*.tsx', {
    cwd: root,
    exclude: ['**/*.{stories,test}.tsx', '**/stories/**'],
  }).map((file) => [file, readFileSync(resolve(root, file), 'utf8')]),
)

it.each(Object.entries(translated))('features use the translated %s', (component, place) => {
  const isImported = new RegExp(
    `import \\{[^}]*(?<!type )\\b${component}\\b[^}]*\\} from '@edbazaar/ui/${component}'`,
  )
  const importing = [...code].filter(([, text]) => isImported.test(text)).map(([file]) => file)
  expect(importing).toEqual([`packages/features/${place}`])
})
