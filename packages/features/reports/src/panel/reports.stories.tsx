import { http } from '@edbazaar/api-client/testing'
import { reportPanelAtom, schoolClaimPanelAtom } from '@edbazaar/feature-platform/report-panel'
import { expectText, flowMeta, onPhone, press } from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { ReportPanels } from './ReportPanels'
import { guide } from './reports.guide'

const school = { kind: 'school', id: 3, name: 'Vidya Niketan Public School' } as const

const meta = {
  ...flowMeta,
  title: 'Flows/Reports',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/', element: <h1>A page</h1> }],
    path: '/',
    panels: <ReportPanels />,
    prepare: (store) => store.set(reportPanelAtom, school),
    calls: [
      http.post('/reports', ({ response }) => response(201).json({ reference: 'R-3071' })),
      http.post('/schools/{id}/claims', ({ response }) =>
        response(201).json({ reference: 'M-20440' }),
      ),
    ],
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const ByAVisitor: Story = {
  tags: ['smoke'],
  play: async () => {
    await screen.findByLabelText('Your email')
  },
}

export const OnAPhone: Story = { ...ByAVisitor, globals: onPhone }

export const Dark: Story = { ...ByAVisitor, globals: { theme: 'dark' } }

export const Incomplete: Story = {
  play: async () => {
    await press('Send report')
    await expectText('Choose what is wrong.')
  },
}

export const ChildAtRiskSelected: Story = {
  play: async () => {
    await userEvent.click(await screen.findByLabelText('A child may be at risk'))
    await expectText(/1098/)
  },
}

export const Sent: Story = {
  args: { user: { id: 7 } },
  play: async () => {
    await userEvent.click(await screen.findByLabelText('It has closed or moved'))
    await press('Send report')
    await expectText('Thank you. We have your report.')
  },
}

const claim = { prepare: claimSchool, user: { id: 7, permissions: [1] } }
function claimSchool(store: Parameters<NonNullable<typeof meta.args.prepare>>[0]) {
  store.set(schoolClaimPanelAtom, { id: 3, name: school.name })
}

export const Claim: Story = {
  args: claim,
  play: () => expectText(/usually within two working days/),
}

export const ClaimOnAPhone: Story = { ...Claim, globals: onPhone }

export const ClaimIncomplete: Story = {
  args: claim,
  play: async () => {
    await press('Send request')
    await expectText('Choose your role.')
  },
}

export const ClaimDark: Story = { ...ClaimIncomplete, globals: { theme: 'dark' } }

export const ClaimNotAllowed: Story = {
  args: { ...claim, user: { id: 7, permissions: [] } },
  play: () => expectText('Your account cannot manage schools'),
}
