import { Canvas, Controls, Description, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ModuleExport } from 'storybook/internal/types'
import type { ComponentGuide } from '../../packages/ui/src/internal/component-guide'
import { Accessibility, Anatomy, Keyboard, Rules, When } from './guide-sections'
import * as styles from './page.css'
import { Section } from './Section'
import { useDocsStories } from './use-docs-stories'
import { widthOf } from './width-of'

/** The docs page of a component, from its docstrings and its guide. */
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
  const stories = useDocsStories()
  return (
    <Section title="Stories">
      {stories.map((story) => (
        <section key={story.id} className={styles.story}>
          <h3 id={story.id}>{story.name}</h3>
          <Description of={story.moduleExport} />
          <StoryCanvas of={story.moduleExport} width={widthOf(story.storyGlobals)} />
        </section>
      ))}
    </Section>
  )
}

interface StoryCanvasProps {
  of: ModuleExport
  /** Such as `390px`; undefined if the story fits its container. */
  width: string | undefined
}

/** A story with a width is shown in an iframe, so that its media queries use that width. */
function StoryCanvas({ of, width }: StoryCanvasProps) {
  if (width === undefined) return <Canvas of={of} />
  return (
    <div style={{ maxWidth: width }}>
      <Canvas of={of} layout="fullscreen" story={{ inline: false, height: '640px' }} />
    </div>
  )
}
