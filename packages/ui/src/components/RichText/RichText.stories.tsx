import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RichText } from './RichText'
import { guide } from './RichText.guide'

const meta = {
  component: RichText,
  parameters: { guide },
  args: {
    html: '<p>The school opened in 1986 with <strong>forty children</strong>.</p><ul><li>Reading comes first.</li><li>There is homework on two days a week.</li></ul><h3>Visits</h3><p>Parents are welcome on the first Friday of a month.</p>',
  },
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

export const Description: Story = {}

const article =
  '<p>Age looks like the simplest line of the form. It is the one that sends most families home again, because a week can decide, and every state counts from a day of its own.</p><h2>The day that is counted from</h2><p>Look for the words “as on”. If <a href="/schools">the school’s page</a> says “three years as on 31 March 2027”, a child born on that day in 2024 is in.</p><ol><li>The birth certificate.</li><li>Proof of address.</li></ol><h3>Too old can also happen</h3><p>Lists have an upper end. Read <a href="https://www.cbse.gov.in">the circular</a>.</p><blockquote>A school that offers to adjust a date is telling you how it will handle other truths.</blockquote><h2>Papers</h2><p>Four photographs, and ₹1,24,500.</p>'

export const Article: Story = {
  args: { look: 'article', html: article },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Papers' })).toHaveAttribute(
      'id',
      'part-2',
    )
    await expect(canvas.getByRole('link', { name: 'the school’s page' })).not.toHaveAttribute('rel')
    await expect(canvas.getByRole('link', { name: 'the circular' })).toHaveAttribute(
      'rel',
      'ugc nofollow noopener noreferrer',
    )
  },
}

export const ArticleOnAPhone: Story = { ...Article, globals: { viewport: { value: 'phone' } } }

export const ArticleInHindi: Story = {
  args: {
    look: 'article',
    html: '<p>मेरी कक्षा में हर साल ऐसे बच्चे आते हैं जो घर पर फर्राटे से हिन्दी बोलते हैं, पर किताब खुलते ही चुप हो जाते हैं।</p><h2>पहले सुनना, फिर पढ़ना</h2><p>जो बच्चा कहानी सुनता है, वह आगे जानना चाहता है। रात को बत्ती बुझाने से पहले एक पन्ना पढ़कर सुनाइए।</p>',
  },
}

export const LongWordsOnAPhone: Story = {
  args: {
    html: '<h3>विद्यालय में उपलब्ध सुविधाएँ और प्रवेश की तिथियाँ</h3><p>Extracurricular activities: <a href="https://www.averyveryverylongschoolname-and-its-trust.example/admissions/2027">https://www.averyveryverylongschoolname-and-its-trust.example/admissions/2027</a></p><blockquote>Thiruvananthapuram<br>Tiruchirappalli</blockquote>',
  },
  globals: { viewport: { value: 'phone' } },
}

/** Unsafe HTML that was not sanitised does not run. */
export const UnsafeHtml: Story = {
  args: {
    look: 'article',
    html: '<p onclick="alert(1)">Safe <a href="javascript:alert(1)">words</a></p><script>alert(1)</script><img src=x onerror=alert(1)>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Safe words')).toBeVisible()
    await expect(canvasElement.querySelector('a, img, script, [onclick]')).toBeNull()
  },
}

export const Empty: Story = { args: { html: '' } }

export const Dark: Story = { ...Article, globals: { theme: 'dark' } }
