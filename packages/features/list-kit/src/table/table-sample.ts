import { choiceField, pageField, sortField, textField, urlState } from '../url'
import type { TableDefinition, TablePage, TableState } from './table-definition'

/** A small table for stories and tests: schools that admins look after. */
export interface SampleSchool {
  id: string
  name: string
  city: string
  students: number | null
  status: 'Published' | 'Hidden'
}

export const sampleSchools: readonly SampleSchool[] = [
  { id: '1', name: 'Kaveri Vidyashram', city: 'Mysuru', students: 1240, status: 'Published' },
  { id: '2', name: 'Aarohan Public School', city: 'Pune', students: 860, status: 'Published' },
  { id: '3', name: 'Chilika Lake School', city: 'Puri', students: null, status: 'Hidden' },
  { id: '4', name: 'Noyyal Academy', city: 'Coimbatore', students: 415, status: 'Published' },
  { id: '5', name: 'विद्या मन्दिर', city: 'Indore', students: 2310, status: 'Published' },
]

type Column = 'name' | 'city' | 'students' | 'status'

interface SampleState extends TableState<Column> {
  status: 'published' | 'hidden' | null
}

export const sampleTable: TableDefinition<SampleSchool, Column, SampleState> = {
  id: 'sample-schools',
  columns: [
    {
      id: 'name',
      header: 'School',
      cell: ({ name }) => name,
      isSortable: true,
      width: '40%',
    },
    { id: 'city', header: 'City', cell: ({ city }) => city },
    {
      id: 'students',
      header: 'Students',
      cell: ({ students }) => students?.toLocaleString('en-IN'),
      isNumeric: true,
      isSortable: true,
      firstDirection: 'descending',
    },
    { id: 'status', header: 'Status', cell: ({ status }) => status },
  ],
  url: urlState<SampleState>('/admin/schools', {
    q: textField(),
    status: choiceField<SampleState['status']>(['published', 'hidden'], null),
    sort: sortField<Column>(['name', 'students'], { column: 'name', direction: 'ascending' }),
    page: pageField(),
  }),
  filters: [
    {
      name: 'status',
      label: 'Status',
      choices: [
        { value: 'published', label: 'Published' },
        { value: 'hidden', label: 'Hidden' },
      ],
    },
  ],
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
}

export function samplePage(data: readonly SampleSchool[], total = data.length) {
  const perPage = 5
  return {
    data,
    total,
    totalPages: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
  } satisfies TablePage<SampleSchool>
}
