import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, useState } from 'react'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import * as icons from '../../packages/ui/src/components/Icon'
import { SearchIcon } from '../../packages/ui/src/components/Icon'
import { TextField } from '../../packages/ui/src/components/TextField'
import { foundation } from './foundation'
import * as styles from './foundations.css'
import { Page, Part } from './Page'

const meta = { ...foundation, title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta

export default meta

const exported: [string, unknown][] = Object.entries(icons)
const all = exported.filter((entry): entry is [string, ComponentType] => entry[0].endsWith('Icon'))

export const Icons: StoryObj = {
  render: () => (
    <Page
      title="Icons"
      lead="Lucide icons with a 1.6 px stroke, 20 or 16 px high. An icon next to text is hidden from screen readers. For an icon on its own, use an IconButton with a label."
    >
      <Part title="All icons" note={`${all.length}; select one to copy its import`}>
        <IconFinder />
      </Part>
    </Page>
  ),
  play: async ({ canvas }) => {
    // A browser refuses to copy while its window is in the background.
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an icon' }), 'chev')
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'ChevronDownIcon',
      'ChevronLeftIcon',
      'ChevronRightIcon',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'ChevronLeftIcon' }))
    const copied = importOf('ChevronLeftIcon')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`Copied: ${copied}`))
    await expect(writeText).toHaveBeenCalledWith(copied)
    await userEvent.clear(canvas.getByRole('searchbox'))
  },
}

const importOf = (name: string) => `import { ${name} } from '@edbazaar/ui/Icon'`

function IconFinder() {
  const [query, setQuery] = useState('')
  const [status, setStatus] = useState('')
  const found = all.filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()))

  async function copy(name: string) {
    try {
      await navigator.clipboard.writeText(importOf(name))
      setStatus(`Copied: ${importOf(name)}`)
    } catch {
      // Clipboard access may be denied; the user can still copy the text.
      setStatus(importOf(name))
    }
  }
  return (
    <>
      <div className={styles.search}>
        <TextField
          type="search"
          label="Find an icon"
          icon={<SearchIcon />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <p role="status" className={styles.status}>
          {status || (found.length === 1 ? '1 icon' : `${found.length} icons`)}
        </p>
      </div>
      <ul className={styles.icons}>
        {found.map(([name, Icon]) => (
          <li key={name}>
            <button type="button" className={styles.icon} onClick={() => copy(name)}>
              <Icon />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
