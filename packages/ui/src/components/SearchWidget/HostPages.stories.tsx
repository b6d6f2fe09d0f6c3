import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import releases from '../../../../widget/releases/releases.json'
import { widgetAnswer } from './widget-answer'

const version = releases.at(-1)?.version
const script = `/widget/${version}/edbazaar-search.js`
const element =
  '<edbazaar-search api="/mocked/api" kind="schools"><a href="/">Search on EdBazaar</a></edbazaar-search>'

/** Host pages that could break the widget: with their styles, their policies and their frames. */
const hosts = {
  'Styles for everything, all of them important': {
    head: `<style>
      * { all: unset !important; color: red !important; font: 40px fantasy !important; display: inline !important }
      input, button, a { transform: rotate(9deg) !important; visibility: hidden !important }
    </style>`,
    body: `<p>A page that styles everything.</p>${element}`,
  },
  'A policy that allows one script and one address': {
    head: `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'">`,
    body: element,
  },
  'Dark, from right to left, within a form': {
    head: '<meta name="color-scheme" content="dark">',
    body: `<form dir="rtl" action="/nowhere">${element}</form>`,
  },
}

const pageOf = ({ head, body }: { head: string; body: string }) =>
  `<!doctype html><html lang="en"><head><title>A host</title>${head}<script type="module" src="${script}"></script></head><body>${body}</body></html>`

/** Each frame has its own `fetch`, so each gets the mocked API. */
function answerIn({ currentTarget }: { currentTarget: HTMLIFrameElement }) {
  const host = currentTarget.contentWindow
  if (host) host.fetch = async () => Response.json(widgetAnswer)
}

function HostPages() {
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 460 }}>
      {Object.entries(hosts).map(([title, page]) => (
        <figure key={title} style={{ margin: 0 }}>
          <figcaption>{title}</figcaption>
          <iframe
            title={title}
            srcDoc={pageOf(page)}
            onLoad={answerIn}
            style={{ border: 0, inlineSize: '100%', blockSize: 380 }}
          />
        </figure>
      ))}
    </div>
  )
}

/** The widget on three host pages that could break its look or behaviour. */
const meta = {
  title: 'SearchWidget/On hostile pages',
  component: HostPages,
} satisfies Meta<typeof HostPages>

export default meta
type Story = StoryObj<typeof meta>

export const Hostile: Story = {
  play: async ({ canvasElement }) => {
    for (const frame of canvasElement.querySelectorAll('iframe')) {
      const shadow = await waitFor(() => {
        const root = frame.contentDocument?.querySelector('edbazaar-search')?.shadowRoot
        if (!root) throw new Error(`The element on “${frame.title}” is not there.`)
        return root
      })
      const field = shadow.querySelector('input')
      if (!field) throw new Error('The element has no field.')
      // Not `userEvent`, which would keep its pointer in the frame after this story.
      await fireEvent.input(field, { target: { value: 'vid' } })
      await waitFor(() => expect(shadow.querySelectorAll('[role=option]')).toHaveLength(2))
      await expect(getComputedStyle(field).visibility).toBe('visible')
      await expect(getComputedStyle(field).color).not.toBe('rgb(255, 0, 0)')
      await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(40)
    }
  },
}
