import { http, storeEditor } from '@edbazaar/api-client/testing'
import {
  expectDialog,
  expectHeading,
  expectText,
  fill,
  flowMeta,
  never,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { AddServiceScreen, loadNewService } from './add-service'
import { EditServiceScreen, loadService } from './edit-service'
import { guide } from './services.guide'

const meta = {
  ...flowMeta,
  title: 'Flows/Service editor/A service',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/add-service/:id', Component: AddServiceScreen, loader: loadNewService },
      { path: '/edit-service/:id', Component: EditServiceScreen, loader: loadService },
      { path: '/my-store-details/:id', element: <h1>The store</h1> },
    ],
    path: '/add-service/9',
    user: { user_has_institute: true },
    frame: 'account',
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

/** The page's own button, which stands after the one that leads to it. */
async function send() {
  await expectHeading('Add service')
  await press('Add service')
}

export const Add: Story = {}

export const AddOnAPhone: Story = { globals: onPhone }

export const AddLoading: Story = {
  args: { isUnloaded: true, calls: [http.get('/stores/edit/{id}/details', never)] },
}

export const AddInvalid: Story = {
  play: async () => {
    await fill({ 'Age from': '14', 'Age to': '6', 'Price in ₹': 'free' })
    await send()
    await expectText('Enter valid Name')
    await expectText('The first age can’t be above the last')
  },
}

const named = 'Maths for Class 9'

export const AddSending: Story = {
  args: { calls: [http.post('/stores/products/create', never)] },
  play: async () => {
    await fill({ Name: named })
    await send()
    await expect(await screen.findByRole('button', { name: /Add service/ })).toHaveAttribute(
      'data-loading',
    )
  },
}

const busy = refusal(503, 'unavailable', 'EdBazaar is busy. Please try again.')

export const AddFailed: Story = {
  args: {
    calls: [http.post('/stores/products/create', ({ response }) => response(503).json(busy))],
  },
  play: async () => {
    await fill({ Name: named })
    await send()
    await expect(await screen.findByRole('alert')).toBeVisible()
    await expect(screen.getByLabelText('Name')).toHaveValue(named)
  },
}

/** It is there, and goes on in its editor. */
export const AddDone: Story = {
  tags: ['smoke'],
  play: async () => {
    await fill({ Name: named })
    await send()
    await expectText(/^Each field saves when you leave it/)
  },
}

export const Batch: Story = {
  play: async () => {
    await press('Add a batch')
    await press('Save batch')
    await expectText('Choose at least one day')
    const batch = within(screen.getByRole('group', { name: 'Batch' }))
    await userEvent.type(batch.getByLabelText('Name'), 'Evening')
    await userEvent.click(batch.getByLabelText('Mon'))
  },
}

export const BatchOnAPhone: Story = { globals: onPhone, play: () => press('Add a batch') }

export const PlanIsFull: Story = {
  args: {
    calls: [
      http.get('/stores/edit/{id}/details', ({ response }) =>
        response(200).json(
          storeEditor({ limits: { products: 50, is_product_limit_exceeded: true } }),
        ),
      ),
    ],
  },
}

const edit = { path: '/edit-service/5' }

export const Edit: Story = { args: edit }

export const EditOnAPhone: Story = { args: edit, globals: onPhone }

export const EditInvalid: Story = {
  args: edit,
  play: async () => {
    await fill({ 'Age from': '40' })
    await userEvent.tab()
    await expectText('The first age can’t be above the last')
    await expectText('1 field is not saved')
  },
}

/** A wish for a value that a filter lacks. */
export const FilterWish: Story = {
  tags: ['smoke'],
  args: edit,
  play: async () => {
    const subjects = await screen.findByRole('group', { name: 'Subjects' })
    const wish = within(subjects).getByRole('button', { name: /Add new filter value/ })
    await userEvent.click(wish)
    await expectDialog('Add new filter value')
    await press('Send')
    await expectText('Please Add A Value.')
    await fill({ Value: 'Vedic maths' })
    await press('Send')
    await expectText('Requested')
  },
}

export const NotSignedIn: Story = { args: { user: 'visitor' } }
