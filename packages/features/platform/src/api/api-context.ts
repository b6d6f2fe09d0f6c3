import type { ApiClient } from '@edbazaar/api-client'
import { atom } from 'jotai'
import { createContext, type RouterContextProvider } from 'react-router-dom'

/** The API client of route loaders: in process on the server, over HTTP in the browser. */
export const apiContext = createContext<ApiClient>()

export type LoaderContext = Readonly<RouterContextProvider>

/** The API as atoms and components reach it. Set once, before anything renders. */
export const apiAtom = atom<ApiClient | null>(null)
