import { http } from '@edbazaar/api-client/testing'
import { expectText, flowMeta, onPhone, press } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { samplePage } from '../story-page'
import { guide } from '../tables.guide'
import { sampleSchools } from './schools-sample'
import { page } from './table'

const meta = {
  ...flowMeta,
  title: 'Flows/Admin/Schools',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/dashboard/all-schools', ...page }],
    path: '/dashboard/all-schools',
    user: { is_admin: true },
    frame: 'account',
    calls: [
      http.get('/admin/schools', ({ response }) => response(200).json(samplePage(sampleSchools))),
      http.post('/admin/listings/decisions', ({ response }) =>
        response(200).json({
          done: 1,
          skipped: [{ id: 2, name: 'Noyyal Academy', why: 'own', by: null }],
          action_id: null,
        }),
      ),
    ],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: () => expectText('Kaveri Vidyashram') }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }
export const OnAPhone: Story = { ...Default, globals: onPhone }

/** Selects both schools. */
async function selectBoth() {
  await userEvent.click(await screen.findByLabelText('Select Kaveri Vidyashram'))
  await userEvent.click(await screen.findByLabelText('Select Noyyal Academy'))
}

export const Selected: Story = {
  play: async () => {
    await selectBoth()
    await screen.findByRole('button', { name: /^Hide/ })
  },
}

export const SelectedOnAPhone: Story = { ...Selected, globals: onPhone }

export const HideWithoutAReason: Story = {
  play: async () => {
    await selectBoth()
    await press(/^Hide/)
    await press('Preview')
    await expectText('Choose a reason.')
  },
}

export const HidePreview: Story = {
  play: async () => {
    await selectBoth()
    await press(/^Hide/)
    await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'closed')
    await press('Preview')
    await expectText('1 record will be hidden.')
  },
}

export const HidePreviewOnAPhone: Story = { ...HidePreview, globals: onPhone }

export const HidePreviewDark: Story = { ...HidePreview, globals: { theme: 'dark' } }

export const Remove: Story = {
  play: async () => {
    await selectBoth()
    await press(/^Remove/)
    await screen.findByRole('alertdialog', { name: 'Remove 2 records' })
  },
}
