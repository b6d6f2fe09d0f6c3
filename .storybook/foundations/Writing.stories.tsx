import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../packages/ui/src/components/Button'
import { Toast, ToastPlace } from '../../packages/ui/src/components/Toast'
import { foundation } from './foundation'
import * as styles from './foundations.css'
import { Page, Part } from './Page'
import { type Saying, sayings, tones } from './sayings'

const meta = { ...foundation, title: 'Foundations/Writing', tags: ['!autodocs'] } satisfies Meta

export default meta

const stay = () => {}

export const Writing: StoryObj = {
  render: () => (
    <Page
      title="Writing"
      lead="Plain words, in few of them. We say what happened, what is kept, and what to do next. The words below are the product’s own: they are read from its files, not copied."
    >
      <Part title="Tone">
        {tones.map(({ when, how }) => (
          <div key={when} className={styles.saying}>
            <b className={styles.name}>{when}</b>
            <span>{how}</span>
          </div>
        ))}
      </Part>
      <Part title="Toasts" note="2 s for good news, 7 s otherwise">
        <ToastPlace style={{ position: 'static' }}>
          <Toast type="success" message="Updated" onClose={stay} />
        </ToastPlace>
        <Sayings of={sayings.toasts} />
      </Part>
      <Part title="Errors in fields" note="under the field, as it is left">
        <Sayings of={sayings.errors} />
      </Part>
      <Part title="Buttons" note="a verb; the specification’s words stay as they are">
        <div className={styles.row}>
          {sayings.buttons.map(({ text }) => (
            <Button key={text}>{text}</Button>
          ))}
        </div>
        <Sayings of={sayings.buttons} />
      </Part>
      <Part title="Questions before something is done">
        <Sayings of={sayings.questions} />
      </Part>
      <Part title="Empty, failed, offline">
        <Sayings of={sayings.states} />
      </Part>
    </Page>
  ),
}

function Sayings({ of }: { of: readonly Saying[] }) {
  return (
    <dl className={styles.sayings}>
      {of.map(({ text, when }) => (
        <div key={text} className={styles.saying}>
          <dt className={styles.exact}>{text}</dt>
          <dd>{when}</dd>
        </div>
      ))}
    </dl>
  )
}
