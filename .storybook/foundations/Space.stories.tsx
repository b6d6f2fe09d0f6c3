import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../packages/ui/src/components/Button'
import { Chip } from '../../packages/ui/src/components/Chip'
import { TextField } from '../../packages/ui/src/components/TextField'
import { vars } from '../../packages/ui/src/theme/contract.css'
import { type Density, densities } from '../../packages/ui/src/theme/densities'
import { foundation } from './foundation'
import * as styles from './foundations.css'
import { CodeBlock, Page, Part } from './Page'

const meta = { ...foundation, title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta

export default meta

const steps = [
  [1, 'Between an icon and its text'],
  [2, 'Inside a control, between buttons'],
  [3, 'Between facts'],
  [4, 'Inside a card or field'],
  [5, 'Between cards'],
  [6, 'Between a heading and its content'],
  [7, 'Between sections'],
  [8, 'At the bottom of a page'],
] as const

export const Space: StoryObj = {
  render: () => (
    <Page
      title="Space"
      lead="A 4 px grid. Related elements are close together, hairlines separate columns, and only floating elements have shadows."
    >
      <Part title="Eight steps">
        {steps.map(([step, use]) => (
          <div key={step} className={styles.specimen}>
            <div>
              <b className={styles.name}>space {step}</b>
              <p className={styles.small}>{use}</p>
            </div>
            <Length length={vars.space[step]} />
          </div>
        ))}
      </Part>
      <Part title="Controls and corners">
        <div className={styles.specimen}>
          <div>
            <b className={styles.name}>touch</b>
            <p className={styles.small}>Minimum height of touch targets</p>
          </div>
          <Length length={vars.touch} />
        </div>
        {([1, 2] as const).map((step) => (
          <div key={step} className={styles.specimen}>
            <div>
              <b className={styles.name}>radius {step}</b>
              <p className={styles.small}>{step === 1 ? 'Controls, images' : 'Panels, menus'}</p>
            </div>
            <span
              className={styles.patch}
              style={{ width: 120, borderRadius: vars.radius[step], background: vars.color.sunk }}
            />
          </div>
        ))}
      </Part>
      <Part title="Density" note="data-density on the root or any element">
        <div className={styles.trio}>
          {densities.map((density) => (
            <DenseForm key={density} density={density} />
          ))}
        </div>
        <CodeBlock>{'<html data-density="compact">'}</CodeBlock>
      </Part>
    </Page>
  ),
}

/** A length as a bar with its computed pixels. */
function Length({ length }: { length: string }) {
  const bar = useRef<HTMLSpanElement>(null)
  const [pixels, setPixels] = useState('')
  useLayoutEffect(() => {
    if (bar.current !== null) setPixels(`${Math.round(bar.current.offsetWidth)} px`)
  })
  return (
    <div>
      <span ref={bar} className={styles.bar} style={{ width: length }} />
      <p className={styles.small}>{pixels}</p>
    </div>
  )
}

function DenseForm({ density }: { density: Density }) {
  const id = useId()
  return (
    <section data-density={density} className={styles.island} aria-labelledby={id}>
      <h3 id={id}>{density}</h3>
      <TextField label="Place" placeholder="Town, locality or PIN code" />
      <div className={styles.row}>
        <Chip label="CBSE" />
      </div>
      <div className={styles.row}>
        <Button variant="main">Show 38 schools</Button>
        <Button>Clear all</Button>
      </div>
    </section>
  )
}
