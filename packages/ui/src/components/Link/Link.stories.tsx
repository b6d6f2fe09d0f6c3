import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ArrowRightIcon } from '../Icon/icons'
import { Link, linkVariants } from './Link'
import { guide } from './Link.guide'
import { type AnchorProps, LinkProvider } from './LinkProvider'

const meta = {
  component: Link,
  subcomponents: { LinkProvider },
  parameters: { guide },
  args: { href: '/schools', children: 'All schools' },
  argTypes: { variant: { control: 'inline-radio', options: linkVariants } },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Standing: Story = {
  args: {
    children: (
      <>
        All 1,284 schools
        <ArrowRightIcon size="small" />
      </>
    ),
  },
}

export const InText: Story = {
  render: () => (
    <p>
      Town names come from{' '}
      <Link variant="inText" href="/about-us">
        a public register
      </Link>
      , checked every month.
    </p>
  ),
}

/** Long text wraps. */
export const LongWordsOnAPhone: Story = {
  render: (args) => (
    <>
      <p>
        <Link {...args} lang="hi">
          बेंगलुरु के सभी मान्यता प्राप्त आवासीय विद्यालय और उनकी प्रवेश तिथियाँ देखें
        </Link>
      </p>
      <p>
        <Link {...args}>All 1,284 recognised residential schools in and around Bengaluru</Link>
      </p>
    </>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(390)
      await expect(link.getBoundingClientRect().height).toBeGreaterThan(30)
    }
  },
}

export const Dark: Story = { ...InText, globals: { theme: 'dark' } }

const onRoute = fn()

function RouterLink({ href, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        onRoute(href)
      }}
    />
  )
}

export const ThroughARouter: Story = {
  render: (args) => (
    <LinkProvider anchor={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    onRoute.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'All schools' }))
    await expect(onRoute).toHaveBeenCalledWith('/schools')
  },
}

/** Shown only in the guide: hidden from the sidebar and from tests. */
const inGuide = ['!dev', '!autodocs', '!test']

export const DoSayWhereItLeads: Story = {
  tags: inGuide,
  render: () => <Link href="/schools">All 1,284 schools</Link>,
}

export const DontClickHere: Story = {
  tags: inGuide,
  render: () => (
    <p>
      For all schools{' '}
      <Link variant="inText" href="/schools">
        click here
      </Link>
      .
    </p>
  ),
}
