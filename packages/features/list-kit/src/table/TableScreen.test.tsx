import { renderPage } from '@edbazaar/feature-platform/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLoaderData } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { TableScreen } from './TableScreen'
import type { TablePage } from './table-definition'
import { type SampleSchool, samplePage, sampleSchools, sampleTable } from './table-sample'
import { useTableSelection } from './use-table-selection'

type Loaded = TablePage<SampleSchool> | 'failed'

/** Renders the table at `path`; `load` answers for each URL. */
function show(
  path: string,
  load: (search: URLSearchParams) => Loaded | Promise<Loaded> = () => samplePage(sampleSchools, 12),
) {
  const loadCsv = vi.fn(async () => 'School,City\r\nKaveri Vidyashram,Mysuru\r\n')
  const approve = vi.fn()
  function Page() {
    const { state, loaded } = useLoaderData<{
      state: ReturnType<typeof sampleTable.url.read>
      loaded: Loaded
    }>()
    const selection = useTableSelection()
    return (
      <TableScreen
        table={sampleTable}
        title="All schools"
        searchLabel="Search by name or city"
        state={state}
        loaded={loaded}
        loadCsv={loadCsv}
        selection={selection}
        bulkActions={
          <button type="button" onClick={() => approve(selection.selected)}>
            Approve
          </button>
        }
      />
    )
  }
  const { router } = renderPage(
    [
      {
        path: '/admin/schools',
        loader: async ({ request }) => {
          const search = new URL(request.url).searchParams
          return { state: sampleTable.url.read(search), loaded: await load(search) }
        },
        Component: Page,
      },
    ],
    path,
  )
  const at = () => `${router.state.location.pathname}${router.state.location.search}`
  return { at, loadCsv, approve }
}

const user = userEvent.setup({ delay: null })

describe('a table of a server’s list', () => {
  test('shows its rows, its total and its pages', async () => {
    show('/admin/schools')
    expect(await screen.findByRole('heading', { name: 'All schools' })).toBeTruthy()
    expect(screen.getByText('12 entries')).toBeTruthy()
    expect(screen.getAllByRole('rowheader')).toHaveLength(5)
    const pages = screen.getByRole('navigation', { name: 'Pages' })
    expect(within(pages).getByRole('link', { name: /2/ }).getAttribute('href')).toBe(
      '/admin/schools?page=2',
    )
  })

  test('puts the sort and the search into the URL and starts at the first page', async () => {
    const { at } = show('/admin/schools?page=2')
    await user.click(await screen.findByRole('button', { name: 'Students' }))
    const heading = screen.getByRole('columnheader', { name: 'Students' })
    await waitFor(() => expect(heading.getAttribute('aria-sort')).toBe('descending'))
    expect(at()).toBe('/admin/schools?sort=-students')
    await user.type(
      screen.getByRole('searchbox', { name: 'Search by name or city' }),
      'pune{Enter}',
    )
    await waitFor(() => expect(at()).toBe('/admin/schools?q=pune&sort=-students'))
    await user.click(await screen.findByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(at()).toBe('/admin/schools?sort=-students'))
  })

  test('a second choice keeps the first, which is still loading', async () => {
    const { promise, resolve } = Promise.withResolvers<Loaded>()
    const page = samplePage(sampleSchools, 12)
    const { at } = show('/admin/schools', (search) => (search.size === 0 ? page : promise))
    await user.click(await screen.findByRole('button', { name: 'Students' }))
    const heading = screen.getByRole('columnheader', { name: 'Students' })
    await waitFor(() => expect(heading.getAttribute('aria-sort')).toBe('descending'))
    await user.type(
      screen.getByRole('searchbox', { name: 'Search by name or city' }),
      'pune{Enter}',
    )
    resolve(page)
    await waitFor(() => expect(at()).toBe('/admin/schools?q=pune&sort=-students'))
  })

  test('keeps the selection on other pages and hands it to the bulk actions', async () => {
    const { approve, at } = show('/admin/schools', (search) =>
      samplePage(sampleSchools.slice(search.get('page') === '2' ? 3 : 0).slice(0, 3), 12),
    )
    await user.click(await screen.findByRole('checkbox', { name: 'Select Chilika Lake School' }))
    await user.click(screen.getByRole('link', { name: /2/ }))
    await waitFor(() => expect(at()).toBe('/admin/schools?page=2'))
    await user.click(await screen.findByRole('checkbox', { name: 'Select Noyyal Academy' }))
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    expect(approve).toHaveBeenCalledWith(['3', '4'])
    await user.click(screen.getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  test('exports every row of the view as CSV, and says so when that fails', async () => {
    const { loadCsv } = show('/admin/schools')
    const saved: Blob[] = []
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) saved.push(file)
      return 'blob:csv'
    }
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.size).toBeGreaterThan(40)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    loadCsv.mockRejectedValueOnce(new Error('offline'))
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(loadCsv).toHaveBeenCalledTimes(2))
    expect(saved).toHaveLength(1)
  })

  test('offers all entries when nothing matches, and the first page past the end', async () => {
    show('/admin/schools?q=zzz', () => samplePage([]))
    expect(await screen.findByText('No entries match')).toBeTruthy()
    const all = screen.getByRole('link', { name: 'Show all entries' })
    expect(all.getAttribute('href')).toBe('/admin/schools')
  })

  test('offers the first page past the end', async () => {
    show('/admin/schools?page=9&status=hidden', () => samplePage([], 12))
    const first = await screen.findByRole('link', { name: 'Go to the first page' })
    expect(first.getAttribute('href')).toBe('/admin/schools?status=hidden')
  })

  test('says when it is empty or did not load', async () => {
    show('/admin/schools', () => samplePage([]))
    expect(await screen.findByText('Nothing here yet')).toBeTruthy()
    show('/admin/schools', () => 'failed')
    expect(await screen.findByText('The list did not load')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1)
  })
})

describe('saved views', () => {
  const openViews = async (name: string) => user.click(await screen.findByRole('button', { name }))

  test('are saved under a name without the page, opened again and deleted', async () => {
    const { at } = show('/admin/schools?status=hidden&page=2')
    await openViews('Views')
    await user.click(await screen.findByRole('menuitem', { name: 'Save this view' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Enter a name for the view.')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'To check{Enter}')
    await openViews('To check')
    const saved = await screen.findByRole('menuitem', { name: 'To check' })
    expect(saved.getAttribute('href')).toBe('/admin/schools?status=hidden')
    await user.click(screen.getByRole('menuitem', { name: 'All entries' }))
    await waitFor(() => expect(at()).toBe('/admin/schools'))
    await openViews('Views')
    await user.click(await screen.findByRole('menuitem', { name: 'To check' }))
    await waitFor(() => expect(at()).toBe('/admin/schools?status=hidden'))
    await openViews('To check')
    await user.click(await screen.findByRole('menuitem', { name: 'Delete “To check”' }))
    expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy()
  })
})
