import { afterAll } from 'vitest'
import { removeTemporaryFolders } from '../../tools/temporary-folder.ts'

// The first hook to be registered is the last to run: by then everything in the folders is closed.
afterAll(removeTemporaryFolders)
