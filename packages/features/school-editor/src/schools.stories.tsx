import {
  http,
  imageMedia,
  mySchool,
  schoolEditor,
  schoolsAndStores,
} from '@edbazaar/api-client/testing'
import { type ListingPanel, listingPanelAtom } from '@edbazaar/feature-editing'
import {
  expectDialog,
  expectText,
  type FlowPageProps,
  fill,
  flowMeta,
  never,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { loadMySchools, MySchoolsScreen } from './my-schools'
import { guide } from './schools.guide'

type Listed = Parameters<typeof schoolsAndStores>[0]

const listed = (given: Listed = { schools: [mySchool()] }) =>
  http.get('/users/schools-and-stores', ({ response }) =>
    response(200).json(schoolsAndStores(given)),
  )

const meta = {
  ...flowMeta,
  title: 'Flows/School editor/My schools',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/school/my-school-list', Component: MySchoolsScreen, loader: loadMySchools },
      { path: '/schools/:slug', element: <h1>The school’s page</h1> },
    ],
    path: '/school/my-school-list',
    user: { user_has_institute: true },
    frame: 'account',
    calls: [listed()],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>
type Prepare = NonNullable<FlowPageProps['prepare']>

const open =
  (panel: ListingPanel): Prepare =>
  (store) =>
    store.set(listingPanelAtom, panel)

const hidden = mySchool({
  id: 4,
  slug: 'kendriya-vidyalaya-100004',
  name: 'केंद्रीय विद्यालय, राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ, मुरुगेशपाल्या (द्वितीय पाली)',
  is_active: false,
  location: null,
})
const several = listed({ schools: [mySchool(), hidden] })

export const Listed: Story = { args: { calls: [several] } }

export const ListedOnAPhone: Story = { ...Listed, globals: onPhone }

export const Loading: Story = {
  args: { isUnloaded: true, calls: [http.get('/users/schools-and-stores', never)] },
}

export const NothingListed: Story = { args: { calls: [listed({})] } }

const busy = refusal(503, 'unavailable', 'EdBazaar is busy. Please try again.')

export const Failed: Story = {
  args: {
    calls: [http.get('/users/schools-and-stores', ({ response }) => response(503).json(busy))],
  },
}

export const PlanIsFull: Story = {
  args: {
    calls: [
      listed({
        schools: [mySchool()],
        limits: { ...schoolsAndStores().limits, schools: 1, is_limit_exceeded: true },
      }),
    ],
  },
}

export const NotSignedIn: Story = { args: { user: 'visitor' } }

export const Preview: Story = {
  play: async () => {
    await press('Preview Vidya Niketan')
    const dialog = within(await expectDialog('As parents see it'))
    await expect(await dialog.findAllByText('Vidya Niketan')).not.toHaveLength(0)
  },
}

export const PreviewOnAPhone: Story = { ...Preview, globals: onPhone }

export const SwitchNotSaved: Story = {
  args: {
    calls: [listed(), http.put('/schools/{id}/edit', ({ response }) => response(503).json(busy))],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: /^Shown to parents/ }))
    await expectText('Not saved')
  },
}

const adding = open({ panel: 'add-school' })

/** As the draft is kept between two visits. */
const keeping =
  (form: Record<string, unknown>): Prepare =>
  (store) => {
    const empty = { name: '', suffix: 482_913, type: '', email: '', number: '', place: null }
    const draft = { form: { ...empty, ...form }, media: [imageMedia()] }
    localStorage.setItem('new-school', JSON.stringify({ user: 7, of: 0, draft }))
    adding(store)
  }
const whole = keeping({
  name: 'Vidya Niketan',
  type: 'offline',
  email: 'office@vidya.example',
  number: '9845012345',
  place: {
    location: 'Indiranagar, Bengaluru, India',
    lat: 12.97,
    long: 77.64,
    place: 'indiranagar-bengaluru',
  },
})

export const AddSchool: Story = { args: { prepare: adding } }

export const AddSchoolOnAPhone: Story = { args: { prepare: adding }, globals: onPhone }

export const AddSchoolFilled: Story = { args: { prepare: whole } }

export const AddSchoolInvalid: Story = {
  tags: ['smoke'],
  args: { prepare: adding },
  play: async () => {
    await press('Create School')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Enter Valid Name')
  },
}

export const AddSchoolSending: Story = {
  args: { prepare: whole, calls: [listed(), http.post('/schools/create', never)] },
  play: async () => {
    await press('Create School')
    await expect(await screen.findByRole('button', { name: /Create School/ })).toHaveAttribute(
      'data-loading',
    )
  },
}

export const AddSchoolFailed: Story = {
  args: {
    prepare: whole,
    calls: [listed(), http.post('/schools/create', ({ response }) => response(503).json(busy))],
  },
  play: async () => {
    await press('Create School')
    await expect(await screen.findByRole('alert')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Vidya Niketan')
  },
}

/** It is listed, and goes on in its editor. */
export const AddSchoolDone: Story = {
  tags: ['smoke'],
  args: { prepare: whole },
  play: async () => {
    await press('Create School')
    await expectDialog('Edit School')
  },
}

export const AddImages: Story = {
  args: { prepare: open({ panel: 'add-school-media' }) },
  play: async () => {
    await expectDialog('Add School Media')
  },
}

const editing = open({ panel: 'edit-school', id: 3 })

export const EditSchool: Story = { args: { prepare: editing } }

export const EditSchoolOnAPhone: Story = { args: { prepare: editing }, globals: onPhone }

export const EditSchoolLoading: Story = {
  args: {
    prepare: editing,
    calls: [listed(), http.get('/schools/edit/{id}/details', never)],
  },
}

export const EditSchoolNotLoaded: Story = {
  args: {
    prepare: editing,
    calls: [
      listed(),
      http.get('/schools/edit/{id}/details', ({ response }) => response(503).json(busy)),
    ],
  },
}

async function rename(label: string, value: string) {
  await fill({ [label]: value })
  await userEvent.tab()
}

export const FieldSaved: Story = {
  args: { prepare: editing },
  play: async () => {
    await rename('Contact Person', 'Asha Rao')
    await expectText('Updated')
  },
}

export const FieldInvalid: Story = {
  args: { prepare: editing },
  play: async () => {
    await rename('Phone', '98450 1234')
    await expectText('Enter a valid phone number with at least 10 digits')
    await expectText('1 field is not saved')
  },
}

let revision = 7

/** Somebody else was faster: both are shown, and nothing is lost. */
export const FieldConflict: Story = {
  tags: ['smoke'],
  beforeEach: () => {
    revision = 7
  },
  args: {
    prepare: editing,
    calls: [
      listed(),
      http.get('/schools/edit/{id}/details', ({ response }) =>
        response(200).json(
          revision === 7 ? schoolEditor() : schoolEditor({ contact_name: 'Asha Rao', revision }),
        ),
      ),
      http.put('/schools/{id}/edit', ({ response }) => {
        revision = 9
        return response(409).json(refusal(409, 'conflict', 'Changed meanwhile.'))
      }),
    ],
  },
  play: async () => {
    await rename('Contact Person', 'Lakshmi R.')
    await expectText(/Asha Rao/)
  },
}

export const NewFilterValue: Story = {
  tags: ['smoke'],
  args: { prepare: editing },
  play: async () => {
    await press('Add new filter value: Languages')
    await expectDialog('Add new filter value')
    await press('Send')
    await expectText('Please Add A Value.')
    await fill({ Value: 'Tulu' })
    await press('Send')
    await expectText('Requested')
  },
}

export const ClosingAsks: Story = {
  args: {
    prepare: editing,
    calls: [listed(), http.put('/schools/{id}/edit', ({ response }) => response(503).json(busy))],
  },
  play: async () => {
    await rename('Contact Person', 'Asha Rao')
    await expectText('1 field is not saved')
    const closers = await screen.findAllByRole('button', { name: 'Close' })
    await userEvent.click(closers.at(-1) ?? document.body)
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}
