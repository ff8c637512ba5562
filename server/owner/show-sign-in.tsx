import type { Request, Response } from 'express'
import { SignInPage, type SignInPageProps } from '../../client/owner/sign-in/sign-in-page.tsx'
import type { Owner } from './owner.ts'
import { wantedPage } from './wanted-page.ts'

type SignInAnswer = Pick<SignInPageProps, 'reason'> &
  Partial<Pick<SignInPageProps, 'email' | 'error'>> & { status: number; to?: string | undefined }

/** The page with the field for the address. */
export async function showSignIn(
  { show, messages }: Pick<Owner, 'show' | 'messages'>,
  req: Request,
  res: Response,
  { status, reason, email = '', error, to }: SignInAnswer,
): Promise<void> {
  await show(req, res, {
    status,
    title: messages.signIn.reasons[reason].heading,
    ...(error !== undefined && { errors: [{ id: 'email', message: error }] }),
    content: <SignInPage {...{ reason, email, error }} to={wantedPage(to)} />,
  })
}
