import type { ApplicationDraft, ApplicationQuestion, MyApplication } from '@edbazaar/api-client'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { useMessages } from '@edbazaar/feature-platform'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { TextArea } from '@edbazaar/ui/TextArea'
import { TextField } from '@edbazaar/ui/TextField'
import * as v from 'valibot'
import type { SectionProps } from './ApplyForm'
import * as styles from './apply.css'
import { FileQuestion } from './FileQuestion'
import { messages } from './messages'
import { SaveButton } from './SaveButton'
import { savingSection } from './save-section'

type NewAnswers = NonNullable<ApplicationDraft['answers']>
/** What is typed, by the name of the field. */
type Answers = Record<string, string>

/** The answers by the name of their fields. The API checks them. */
const answersSchema = (questions: readonly ApplicationQuestion[]) =>
  v.pipe(
    v.record(v.string(), v.pipe(v.string(), v.trim())),
    v.transform((answers) => ({
      answers: questions.flatMap(({ id, kind }) => {
        const value = answers[fieldOf(id)]
        return value && kind !== 'file' ? [{ question_id: id, value }] : []
      }),
    })),
  )

const fieldOf = (questionId: number | string) => `answer${questionId}`

/** The questions of the job. */
export function QuestionsSection(props: SectionProps) {
  const { questions, answers } = props.application.form
  const answerOf = (id: number) => {
    const answer = answers.find((each) => each.question_id === id)
    return answer === undefined || answer.is_file ? '' : answer.value
  }
  const form = usePageForm<{ answers: NewAnswers }, MyApplication, Answers>({
    ...savingSection('questions', props),
    schema: () => answersSchema(questions),
    initial: Object.fromEntries(questions.map(({ id }) => [fieldOf(id), answerOf(id)])),
    fieldOf: (apiField) => fieldOf(apiField.replace('answers.', '')),
  })
  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit}>
      {questions.map((question) =>
        question.kind === 'file' ? (
          <FileQuestion
            key={question.id}
            application={props.application}
            question={question}
            error={form.errorOf(fieldOf(question.id))}
            onChange={props.onChange}
          />
        ) : (
          <Question key={question.id} question={question} form={form} />
        ),
      )}
      <SaveButton isBusy={form.isSending} />
    </form>
  )
}

interface QuestionProps {
  question: ApplicationQuestion
  form: Pick<ReturnType<typeof usePageForm<unknown, unknown, Answers>>, 'field' | 'control'>
}

function Question({ question, form: { field, control } }: QuestionProps) {
  const t = useMessages(messages)
  const { id, prompt, kind, options, is_required: isRequired } = question
  const name = fieldOf(id)
  const hint = isRequired ? undefined : t(messages.optional)
  if (kind === 'choice' || kind === 'yes_no')
    return (
      <RadioGroup
        legend={prompt}
        hint={hint}
        options={
          kind === 'choice'
            ? options.map((option) => ({ value: option, label: option }))
            : [
                { value: 'yes', label: t(messages.yes) },
                { value: 'no', label: t(messages.no) },
              ]
        }
        {...control(name)}
      />
    )
  if (kind === 'number')
    return <TextField label={prompt} hint={hint} inputMode="decimal" {...field(name)} />
  return <TextArea label={prompt} hint={hint} rows={4} maxLength={2000} {...field(name)} />
}
