interface Messages {
  /** Above the field, by what is searched. */
  labels: Record<string, string>
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

/** Every text that a reader meets. */
export const messages: Record<'en' | 'hi', Messages> = {
  en: {
    labels: {
      all: 'Find a school, tuition or activity',
      schools: 'Find a school',
      tuitions: 'Find a tuition',
      activities: 'Find an activity',
      camps: 'Find a camp',
      workshops: 'Find a workshop',
    },
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
    labels: {
      all: 'स्कूल, ट्यूशन या गतिविधि खोजें',
      schools: 'स्कूल खोजें',
      tuitions: 'ट्यूशन खोजें',
      activities: 'गतिविधि खोजें',
      camps: 'शिविर खोजें',
      workshops: 'कार्यशाला खोजें',
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
