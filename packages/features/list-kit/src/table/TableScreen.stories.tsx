import { expectHeading, flowMeta, onPhone } from '@edbazaar/feature-shell/stories'
import { Button } from '@edbazaar/ui/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { expect, userEvent } from 'storybook/test'
import { TableScreen } from './TableScreen'
import { guide } from './TableScreen.guide'
import type { TablePage } from './table-definition'
import { type SampleSchool, samplePage, sampleSchools, sampleTable } from './table-sample'
import { useTableSelection } from './use-table-selection'

type Loaded = TablePage<SampleSchool> | 'failed' | null

interface PageData {
  state: ReturnType<typeof sampleTable.url.read>
  loaded: Loaded
}

function SampleTable() {
  const { state, loaded } = useLoaderData<PageData>()
  const selection = useTableSelection()
  return (
    <TableScreen
      table={sampleTable}
      title="All schools"
      standfirst="Schools on EdBazaar, as admins see them."
      searchLabel="Search by name or city"
      state={state}
      loaded={loaded}
      loadCsv={async () => 'School,City\r\n'}
      selection={selection}
      bulkActions={<Button onClick={() => selection.select([])}>Publish</Button>}
    />
  )
}

/** The page at `/admin/schools`, with rows for each URL. */
const routeWith = (load: (search: URLSearchParams) => Loaded | Promise<Loaded>) => ({
  path: '/admin/schools',
  Component: SampleTable,
  loader: async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    const search = new URL(request.url).searchParams
    return { state: sampleTable.url.read(search), loaded: await load(search) }
  },
})

const meta = {
  ...flowMeta,
  title: 'Flows/Lists/Table',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [routeWith(() => samplePage(sampleSchools, 12))],
    path: '/admin/schools',
    frame: 'account',
    user: { is_admin: true },
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['smoke'],
  play: async ({ canvas }) => {
    await expectHeading('All schools')
    await userEvent.click(await canvas.findByRole('button', { name: 'Students' }))
    await expect(await canvas.findByRole('columnheader', { name: 'Students' })).toBeVisible()
  },
}

export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }))
    await expect(canvas.getByRole('region', { name: '5 selected' })).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: onPhone }

export const NoMatch: Story = {
  args: { routes: [routeWith(() => samplePage([]))], path: '/admin/schools?q=zzz' },
}

export const Failed: Story = { args: { routes: [routeWith(() => 'failed')] } }

export const Loading: Story = { args: { routes: [routeWith(() => null)] } }
