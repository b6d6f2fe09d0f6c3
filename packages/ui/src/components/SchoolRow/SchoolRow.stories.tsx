import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleRegisterSchool, sampleSchools } from '../../internal/samples'
import { Share2Icon } from '../Icon/action-icons'
import { BookOpenIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import { SchoolList } from './SchoolList'
import { SchoolRow } from './SchoolRow'
import { guide } from './SchoolRow.guide'
import { SchoolRowSkeleton } from './SchoolRowSkeleton'

const rows = [...sampleSchools, sampleRegisterSchool]

const meta = {
  component: SchoolList,
  subcomponents: { SchoolRow, SchoolRowSkeleton },
  parameters: { guide },
  args: {
    label: 'Schools near Indiranagar',
    children: rows.map((school) => <SchoolRow key={school.name} {...school} />),
  },
  // The page has an h1 above the list.
  decorators: [
    (Story) => (
      <main>
        <h1>Schools near Indiranagar</h1>
        {Story()}
      </main>
    ),
  ],
} satisfies Meta<typeof SchoolList>

export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Schools near Indiranagar' })).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Vidya Niketan Public School' })
    await expect(link).toHaveAttribute('href', '/schools/vn-0')
    const [first] = canvas.getAllByRole('listitem')
    const facts = Array.from(first?.querySelectorAll('dt') ?? [], (dt) => dt.textContent)
    await expect(facts).toEqual(['Distance', 'Board', 'Fees a year', 'Age', 'Availability'])
  },
}

/** Beside a map: 480 to 779 px wide. */
export const Middle: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 620 }}>{Story()}</div>],
}

export const Compact: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
}

const actions = (name: string) => (
  <>
    <IconButton label={`Share ${name}`} icon={<Share2Icon />} />
    <IconButton label={`Read ${name}`} icon={<BookOpenIcon />} />
  </>
)

export const WithActions: Story = {
  args: {
    actionHeadings: ['Share', 'Read'],
    children: rows.map((school) => (
      <SchoolRow key={school.name} {...school} actions={actions(school.name)} />
    )),
  },
}

export const WithOneAction: Story = {
  args: {
    actionHeadings: ['Share'],
    children: rows.map((school) => (
      <SchoolRow
        key={school.name}
        {...school}
        actions={<IconButton label={`Share ${school.name}`} icon={<Share2Icon />} />}
      />
    )),
  },
}

/** Additional content below a row. */
export const WithNote: Story = {
  args: {
    ...WithActions.args,
    children: rows.map((school) => (
      <SchoolRow
        key={school.name}
        {...school}
        actions={actions(school.name)}
        below="Ask about the bus in December"
      />
    )),
  },
}

export const WithNoteCompact: Story = { ...WithNote, globals: { viewport: { value: 'phone' } } }

export const WithActionsCompact: Story = {
  ...WithActions,
  globals: { viewport: { value: 'phone' } },
}

/** Without a location there is no distance. */
export const Highlighted: Story = {
  args: {
    children: rows.map((school, index) => (
      <SchoolRow key={school.name} {...school} isHighlighted={index === 1} />
    )),
  },
}

export const NoDistance: Story = {
  args: {
    label: 'Schools in India',
    hasDistance: false,
    children: rows.map(({ distanceKm: _, ...school }) => (
      <SchoolRow key={school.name} {...school} />
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Distance')).not.toBeInTheDocument()
  },
}

export const NoDistanceCompact: Story = { ...NoDistance, globals: { viewport: { value: 'phone' } } }

const wordyRows = rows.map((school) => (
  <SchoolRow
    key={school.name}
    {...school}
    boards={['Montessori']}
    availability={{ state: 'opens', label: 'Opens 29 Dec' }}
  />
))

/** From 320 px on, every fact fits its column. */
export const NarrowPhone: Story = {
  args: { children: wordyRows },
  render: (args) => (
    <>
      {[288, 328, 358].map((width) => (
        <div key={width} style={{ width }}>
          <SchoolList {...args} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const fact of canvas.getAllByRole('definition'))
      await expect(fact.scrollWidth).toBeLessThanOrEqual(fact.clientWidth)
  },
}

const skeletons = ['1', '2', '3', '4', '5'].map((key) => <SchoolRowSkeleton key={key} />)

/** Uses the same columns, so that nothing moves when the rows load. */
export const Loading: Story = {
  args: { isLoading: true, children: skeletons },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true')
  },
}

export const LoadingCompact: Story = { ...Loading, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const DarkCompact: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
