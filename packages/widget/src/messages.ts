export interface Messages {
  /** The label above the field; the kind is inserted. */
  find: readonly [before: string, after: string]
  /** Names of kinds that differ from the attribute's value. */
  kindNames: Record<string, string>
  placeholder: string
  search: string
  clear: string
  list: string
  waiting: string
  none: string
  failed: string
  offline: string
  again: string
  more: string
}

/** All texts of the widget. */
export const messages: Record<'en' | 'hi', Messages> = {
  en: {
    find: ['Find ', ''],
    kindNames: { all: 'schools, tuitions, activities' },
    placeholder: 'Name or place',
    search: 'Search',
    clear: 'Clear',
    list: 'Suggestions',
    waiting: 'Searching…',
    none: 'Nothing matches yet.',
    failed: 'Suggestions did not load.',
    offline: 'You are offline.',
    again: 'Try again',
    more: 'All results',
  },
  hi: {
    find: ['', ' खोजें'],
    kindNames: {
      all: 'स्कूल, ट्यूशन, गतिविधि',
      schools: 'स्कूल',
      tuitions: 'ट्यूशन',
      activities: 'गतिविधि',
      camps: 'शिविर',
      workshops: 'कार्यशाला',
    },
    placeholder: 'नाम या जगह',
    search: 'खोजें',
    clear: 'मिटाएँ',
    list: 'सुझाव',
    waiting: 'खोज रहे हैं…',
    none: 'अभी कुछ नहीं मिला।',
    failed: 'सुझाव नहीं मिले।',
    offline: 'आप ऑफ़लाइन हैं।',
    again: 'फिर कोशिश करें',
    more: 'सभी परिणाम',
  },
}
