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
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { loadMySchools } from './my-schools/load-my-schools'
import { MySchoolsScreen } from './my-schools/MySchoolsScreen'
import { guide } from './schools.guide'

type Listings = Parameters<typeof schoolsAndStores>[0]

const listings = (overrides: Listings = { schools: [mySchool()] }) =>
  http.get('/users/schools-and-stores', ({ response }) =>
    response(200).json(schoolsAndStores(overrides)),
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
    calls: [listings()],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>
type Prepare = NonNullable<FlowPageProps['prepare']>

const openPanel =
  (panel: ListingPanel): Prepare =>
  (store) =>
    store.set(listingPanelAtom, panel)

const hiddenSchool = mySchool({
  id: 4,
  slug: 'kendriya-vidyalaya-100004',
  name: 'केंद्रीय विद्यालय, राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ, मुरुगेशपाल्या (द्वितीय पाली)',
  is_active: false,
  location: null,
})
const severalSchools = listings({ schools: [mySchool(), hiddenSchool] })

export const WithSchools: Story = { args: { calls: [severalSchools] } }

export const WithSchoolsOnAPhone: Story = { ...WithSchools, globals: onPhone }

export const Loading: Story = {
  args: { isUnloaded: true, calls: [http.get('/users/schools-and-stores', never)] },
}

export const NoSchools: Story = { args: { calls: [listings({})] } }

const busy = refusal(503, 'unavailable', 'EdBazaar is busy. Please try again.')

export const Failed: Story = {
  args: {
    calls: [http.get('/users/schools-and-stores', ({ response }) => response(503).json(busy))],
  },
}

export const PlanLimitReached: Story = {
  args: {
    calls: [
      listings({
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
    calls: [listings(), http.put('/schools/{id}/edit', ({ response }) => response(503).json(busy))],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: /^Shown to parents/ }))
    await expectText('Not saved')
  },
}

const adding = openPanel({ panel: 'add-school' })

/** Stores a draft as if it were left from an earlier visit. */
const withDraft =
  (form: Record<string, unknown>): Prepare =>
  (store) => {
    const empty = { name: '', suffix: 482_913, type: '', email: '', number: '', place: null }
    const draft = { ...empty, ...form, media: [imageMedia()] }
    localStorage.setItem('new-school', JSON.stringify({ user: 7, of: 0, draft }))
    adding(store)
  }
const completeDraft = withDraft({
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

export const AddSchoolFilled: Story = { args: { prepare: completeDraft } }

/** Schools with a similar name are offered below the name. */
export const AddSchoolThatExists: Story = {
  args: { prepare: adding },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New School' }))
    await userEvent.type(await dialog.findByLabelText('Name'), 'Indiranagar')
    await dialog.findByText('Is it one of these?')
  },
}

export const AddSchoolInvalid: Story = {
  tags: ['smoke'],
  args: { prepare: adding },
  play: async () => {
    await press('Create School')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Enter Valid Name')
  },
}

export const AddSchoolSending: Story = {
  args: { prepare: completeDraft, calls: [listings(), http.post('/schools/create', never)] },
  play: async () => {
    await press('Create School')
    await expect(await screen.findByRole('button', { name: /Create School/ })).toHaveAttribute(
      'data-loading',
    )
  },
}

export const AddSchoolFailed: Story = {
  args: {
    prepare: completeDraft,
    calls: [listings(), http.post('/schools/create', ({ response }) => response(503).json(busy))],
  },
  play: async () => {
    await press('Create School')
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Vidya Niketan')
  },
}

/** The school is created and its editor opens. */
export const AddSchoolDone: Story = {
  tags: ['smoke'],
  args: { prepare: completeDraft },
  play: async () => {
    await press('Create School')
    await expectDialog('Edit School')
  },
}

export const AddImages: Story = {
  args: { prepare: openPanel({ panel: 'add-school-media' }) },
  play: async () => {
    await expectDialog('Add School Media')
  },
}

const editing = openPanel({ panel: 'edit-school', id: 3 })

export const EditSchool: Story = { args: { prepare: editing } }

export const EditSchoolOnAPhone: Story = { args: { prepare: editing }, globals: onPhone }

/** The list beside the form leads to a section and marks it. */
export const EditSchoolSection: Story = {
  tags: ['smoke'],
  args: { prepare: editing },
  play: async () => {
    const list = within(await screen.findByRole('navigation', { name: 'Sections' }))
    await userEvent.click(list.getByRole('link', { name: 'Contact' }))
    await expect(screen.getByRole('region', { name: 'Contact' })).toHaveFocus()
    await waitFor(() =>
      expect(list.getByRole('link', { current: true })).toHaveTextContent('Contact'),
    )
  },
}

/** On a phone a menu under the title does. */
export const EditSchoolSectionOnAPhone: Story = {
  args: { prepare: editing },
  globals: onPhone,
  play: async () => {
    const menu = () => screen.findByRole('button', { name: /^Jump to section/ })
    await userEvent.click(await menu())
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Admission dates' }))
    const section = screen.getByRole('region', { name: 'Admission dates' })
    await waitFor(() => expect(section).toHaveFocus())
    await waitFor(async () =>
      expect(await menu()).toHaveAccessibleName('Jump to section Admission dates'),
    )
  },
}

export const EditSchoolLoading: Story = {
  args: {
    prepare: editing,
    calls: [listings(), http.get('/schools/edit/{id}/details', never)],
  },
}

export const EditSchoolLoadError: Story = {
  args: {
    prepare: editing,
    calls: [
      listings(),
      http.get('/schools/edit/{id}/details', ({ response }) => response(503).json(busy)),
    ],
  },
}

async function editField(label: string, value: string) {
  await fill({ [label]: value })
  await userEvent.tab()
}

export const FieldSaved: Story = {
  args: { prepare: editing },
  play: async () => {
    await editField('Contact Person', 'Asha Rao')
    await expectText('Updated')
  },
}

export const FieldInvalid: Story = {
  args: { prepare: editing },
  play: async () => {
    await editField('Phone', '98450 1234')
    await expectText('Enter a valid phone number with at least 10 digits')
    await expectText('1 field is not saved')
  },
}

let revision = 7

/** Another user saved the field first: both values are shown. */
export const FieldConflict: Story = {
  tags: ['smoke'],
  beforeEach: () => {
    revision = 7
  },
  args: {
    prepare: editing,
    calls: [
      listings(),
      http.get('/schools/edit/{id}/details', ({ response }) =>
        response(200).json(
          revision === 7 ? schoolEditor() : schoolEditor({ contact_name: 'Asha Rao', revision }),
        ),
      ),
      http.put('/schools/{id}/edit', ({ response }) => {
        revision = 9
        return response(409).json(refusal(409, 'conflict', 'Changed in the meantime.'))
      }),
    ],
  },
  play: async () => {
    await editField('Contact Person', 'Lakshmi R.')
    await expectText(/Asha Rao/)
  },
}

export const NewFilterValue: Story = {
  tags: ['smoke'],
  args: { prepare: editing },
  play: async () => {
    await press('Suggest a missing value: Languages')
    const dialog = within(await expectDialog('Add new filter value'))
    await press('Send')
    // A toast says the same.
    await expect(await dialog.findByText('Please Add A Value.')).toBeVisible()
    await fill({ Value: 'Tulu' })
    await press('Send')
    await expectText('Requested')
  },
}

export const CloseWithUnsavedField: Story = {
  args: {
    prepare: editing,
    calls: [listings(), http.put('/schools/{id}/edit', ({ response }) => response(503).json(busy))],
  },
  play: async () => {
    await editField('Contact Person', 'Asha Rao')
    await expectText('1 field is not saved')
    const closeButtons = await screen.findAllByRole('button', { name: 'Close' })
    await userEvent.click(closeButtons.at(-1) ?? document.body)
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}
