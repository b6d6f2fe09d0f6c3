import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../packages/ui/src/components/Button'
import { foundation } from './foundation'
import * as styles from './foundations.css'
import { CodeBlock, Page, Part } from './Page'

const meta = { ...foundation, title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta

export default meta

const runners = [
  ['quick', 'motion.quick: what answers a press', styles.quick],
  ['calm', 'motion.calm: what comes and goes', styles.calm],
  ['still', 'For readers who ask for less motion', styles.still],
] as const

export const Motion: StoryObj = {
  render: () => (
    <Page
      title="Motion"
      lead="Under 200 ms, and only to say where something came from. Nothing blinks, nothing begs; for readers who prefer less motion nothing moves at all."
    >
      <Part title="Two lengths, one curve">
        <Race />
      </Part>
      <Part title="Less motion">
        <p className={styles.words}>
          The system’s setting sets both lengths to nothing, so whatever takes them stands still
          with no further work. What turns or slides by itself, such as a carousel or a circle that
          waits, asks for the setting and stops.
        </p>
        <CodeBlock>{`transition: \`background \${vars.motion.quick} \${vars.motion.ease}\``}</CodeBlock>
      </Part>
    </Page>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Run' })
    await userEvent.click(button)
    await expect(canvas.getByRole('button', { name: 'Run back' })).toBeVisible()
  },
}

function Race() {
  const [isThere, setThere] = useState(false)
  return (
    <>
      <Button variant="act" onClick={() => setThere(!isThere)}>
        {isThere ? 'Run back' : 'Run'}
      </Button>
      {runners.map(([name, use, speed]) => (
        <div key={name} className={styles.specimen}>
          <div>
            <b className={styles.name}>{name}</b>
            <p className={styles.small}>{use}</p>
          </div>
          <div className={styles.track} data-run={isThere || undefined}>
            <span className={`${styles.runner} ${speed}`} />
          </div>
        </div>
      ))}
    </>
  )
}
