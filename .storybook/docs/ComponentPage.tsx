import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { ComponentGuide } from '../../packages/ui/src/internal/component-guide'
import { Accessibility, Anatomy, Keyboard, Rules, When } from './guide-sections'
import * as styles from './page.css'
import { Section } from './Section'

/** The docs page of a component: what its code says of it, and what its guide adds. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide: ComponentGuide | undefined = preparedMeta.parameters.guide
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Title />
        <Description />
      </header>
      {guide && <When guide={guide} />}
      <Playground />
      {guide && (
        <>
          <Anatomy parts={guide.anatomy} />
          <Keyboard lines={guide.keyboard} />
          <Accessibility notes={guide.accessibility} />
          <Rules guide={guide} />
        </>
      )}
      <AllStories />
    </article>
  )
}

function Playground() {
  return (
    <Section title="Try it">
      <Canvas sourceState="none" />
      <h3>Props</h3>
      <Controls />
    </Section>
  )
}

function AllStories() {
  const context = useContext(DocsContext)
  const stories = context.componentStories().filter(({ tags }) => tags.includes('autodocs'))
  return (
    <Section title="Stories">
      {stories.map((story) => (
        <section key={story.id} className={styles.story}>
          <h3 id={story.id}>{story.name}</h3>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} />
        </section>
      ))}
    </Section>
  )
}
