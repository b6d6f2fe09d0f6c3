import { myEnquiry } from '@edbazaar/api-client/testing'
import { linkTokenAtom } from '@edbazaar/feature-platform/link-token'
import {
  expectHeading,
  expectText,
  flowMeta,
  onPhone,
  press,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { ConfirmationScreen } from '../confirmation/ConfirmationScreen'
import { EnquiryLinkScreen } from './EnquiryLinkScreen'
import { guide } from './links.guide'

const meta = {
  ...flowMeta,
  title: 'Flows/Enquiries/Emailed links',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/enquiry', Component: EnquiryLinkScreen },
      { path: '/enquiry-confirmation', Component: ConfirmationScreen },
    ],
    path: '/enquiry-confirmation',
    prepare: (store) => store.set(linkTokenAtom, 'Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY'),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Confirm: Story = {}

export const Confirmed: Story = {
  play: async () => {
    await press('Confirm and send')
    await expectHeading('Enquiry sent')
  },
}

const link = `/enquiry?id=${myEnquiry().id}`

export const Enquiry: Story = {
  args: { path: link },
  play: () => expectText(/route 6 stops at Domlur/),
}

export const WithdrawOnAPhone: Story = {
  args: { path: `${link}#withdraw` },
  play: async () => {
    await screen.findByRole('alertdialog')
  },
  globals: onPhone,
}

export const Incomplete: Story = { args: { path: '/enquiry', prepare: () => {} } }
