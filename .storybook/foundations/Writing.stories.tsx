import { createI18n, defaultLanguage } from '@edbazaar/feature-platform'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../packages/ui/src/components/Button'
import { Toast, ToastPlace } from '../../packages/ui/src/components/Toast'
import { exampleMessages, type MessageExample, tones } from './example-messages'
import { foundation } from './foundation'
import * as styles from './foundations.css'
import { Page, Part } from './Page'

const meta = { ...foundation, title: 'Foundations/Writing', tags: ['!autodocs'] } satisfies Meta

export default meta

const stay = () => {}

/** Loads the English catalogues of the example messages. */
async function loadTexts() {
  const i18n = createI18n(defaultLanguage)
  await i18n.loadAll()
  return { texts: exampleMessages(i18n.lingui.t) }
}

export const Writing: StoryObj = {
  loaders: [loadTexts],
  render: (_, { loaded: { texts } }) => (
    <Page
      title="Writing"
      lead="Plain, short sentences: what happened, what is saved, and what to do next. The texts below are imported from the product’s message files."
    >
      <Part title="Tone">
        {tones.map(({ when, how }) => (
          <div key={when} className={styles.message}>
            <b className={styles.name}>{when}</b>
            <span>{how}</span>
          </div>
        ))}
      </Part>
      <Part title="Toasts" note="success 2 s, others 7 s">
        <ToastPlace style={{ position: 'static' }}>
          <Toast type="success" message="Updated" onClose={stay} />
        </ToastPlace>
        <Messages of={texts.toasts} />
      </Part>
      <Part title="Field errors" note="below the field, when it loses focus">
        <Messages of={texts.errors} />
      </Part>
      <Part title="Buttons" note="a verb; texts from the specification stay exact">
        <div className={styles.row}>
          {texts.buttons.map(({ text }: MessageExample) => (
            <Button key={text}>{text}</Button>
          ))}
        </div>
        <Messages of={texts.buttons} />
      </Part>
      <Part title="Confirmations">
        <Messages of={texts.questions} />
      </Part>
      <Part title="Empty, error and offline states">
        <Messages of={texts.states} />
      </Part>
    </Page>
  ),
}

function Messages({ of }: { of: readonly MessageExample[] }) {
  return (
    <dl className={styles.messages}>
      {of.map(({ text, when }) => (
        <div key={text} className={styles.message}>
          <dt className={styles.exact}>{text}</dt>
          <dd>{when}</dd>
        </div>
      ))}
    </dl>
  )
}
