// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DataTable } from './DataTable'

afterEach(cleanup)

const schools = [
  { id: '20', name: 'Noyyal Academy', seats: 4 },
  { id: '3', name: 'Tapti Valley School', seats: 0 },
]

/** Passes new arrays on every render. */
function Careless({ onRender }: { onRender: () => void }) {
  onRender()
  return (
    <DataTable
      caption="Schools"
      columns={[
        { id: 'name', header: 'School', cell: ({ name }) => name, isSortable: true },
        { id: 'seats', header: 'Seats', cell: ({ seats }) => seats, isNumeric: true },
      ]}
      rows={[...schools]}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      sort={{ column: 'name', direction: 'ascending' }}
      selected={['3']}
      hiddenColumns={[]}
      isSelectable={({ seats }) => seats > 0}
    />
  )
}

const plainTable = (ids: readonly string[]) => (
  <DataTable
    caption="Rows"
    columns={[{ id: 'id', header: 'Id', cell: ({ id }) => id }]}
    rows={ids.map((id) => ({ id }))}
    idOf={({ id }) => id}
    nameOf={({ id }) => id}
  />
)

it('does not re-render endlessly when arrays are new each time', async () => {
  const onRender = vi.fn()
  const { rerender } = render(<Careless onRender={onRender} />)
  rerender(<Careless onRender={onRender} />)
  await act(async () => {})
  expect(onRender).toHaveBeenCalledTimes(2)
})

it('shows 0 as a value, not as an empty cell', () => {
  render(<Careless onRender={() => {}} />)
  expect(screen.getByRole('cell', { name: '0' })).toBeDefined()
  expect(screen.queryByText('None')).toBeNull()
})

it('disables the checkbox of a row that cannot be selected', () => {
  render(<Careless onRender={() => {}} />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Select Tapti Valley School',
  })
  expect(box.disabled).toBe(true)
})

it('selects the rows in between with Shift', () => {
  const onSelectedChange = vi.fn()
  const rows = ['a', 'b', 'c'].map((id) => ({ id }))
  const table = (selected: readonly string[]) => (
    <DataTable
      caption="Rows"
      columns={[{ id: 'id', header: 'Id', cell: ({ id }) => id }]}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ id }) => id}
      selected={selected}
      onSelectedChange={onSelectedChange}
    />
  )
  const { rerender } = render(table([]))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select a' }))
  expect(onSelectedChange).toHaveBeenLastCalledWith(['a'])
  rerender(table(['a']))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select c' }), { shiftKey: true })
  expect(onSelectedChange).toHaveBeenLastCalledWith(['a', 'b', 'c'])
})

it('activates the first row if the active one is gone', () => {
  const rows = ['a', 'b'].map((id) => ({ id }))
  render(
    <DataTable
      caption="Rows"
      columns={[{ id: 'id', header: 'Id', cell: ({ id }) => id }]}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ id }) => id}
      activeId="gone"
    />,
  )
  const stops = screen.getAllByRole('row').map(({ tabIndex }) => tabIndex)
  expect(stops).toEqual([-1, 0, -1])
})

it('focuses the row that replaces the focused one', () => {
  const { rerender } = render(plainTable(['a', 'b', 'c']))
  act(() => screen.getByRole('row', { name: 'b' }).focus())
  rerender(plainTable(['a', 'c']))
  expect(document.activeElement).toBe(screen.getByRole('row', { name: 'c' }))
  rerender(plainTable(['a']))
  expect(document.activeElement).toBe(screen.getByRole('row', { name: 'a' }))
})

it('does not move the focus if no row had it', () => {
  const { rerender } = render(plainTable(['a', 'b']))
  const row = screen.getByRole('row', { name: 'b' })
  act(() => row.focus())
  act(() => row.blur())
  rerender(plainTable(['a']))
  expect(document.activeElement).toBe(document.body)
})
