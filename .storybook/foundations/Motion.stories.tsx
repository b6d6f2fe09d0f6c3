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
  ['quick', 'motion.quick: responses to a press', styles.quick],
  ['calm', 'motion.calm: elements that appear or disappear', styles.calm],
  ['still', 'With reduced motion', styles.still],
] as const

export const Motion: StoryObj = {
  render: () => (
    <Page
      title="Motion"
      lead="Under 200 ms, and only to show where something comes from. Nothing blinks. With reduced motion, nothing moves."
    >
      <Part title="Two durations, one curve">
        <Race />
      </Part>
      <Part title="Reduced motion">
        <p className={styles.text}>
          The system setting for reduced motion sets both durations to zero, so everything that uses
          the tokens stops moving. Components that move by themselves, such as a carousel or a
          spinner, check the setting and stop.
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
