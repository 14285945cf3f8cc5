import { beforeEach, expect, it } from 'vitest';
import { login, studentAccount } from '#platform/screens/core/addresses.ts';
import {
  keepForSummary,
  keepSignUpState,
  keepSignUpStateToSignUp,
  readSignUpState,
} from './sign-up-state.ts';

beforeEach(() => sessionStorage.clear());

it('keeps what was typed, step by step', () => {
  keepSignUpState({ classCode: 'ABCD2345' });
  keepSignUpState({ username: 'ana.p' });
  expect(readSignUpState()).toMatchObject({ classCode: 'ABCD2345', username: 'ana.p', firstName: '' });
});

it('keeps nothing but the username and the class once the account is made', () => {
  keepSignUpState({
    username: 'ana.p',
    firstName: 'Anastasia',
    birthYear: '2016',
    classCode: 'ABCD2345',
    className: 'Room 12',
  });
  keepForSummary();
  expect(readSignUpState()).toMatchObject({
    username: 'ana.p',
    className: 'Room 12',
    firstName: '',
    birthYear: '',
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Anastasia|2016|ABCD2345/);
});

it('never keeps a password', () => {
  const form = { username: 'ana.p', password: 'seven green rivers' };
  keepSignUpState(form);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('seven green rivers');
});

it.each([
  [studentAccount.path, 'ana.p'],
  ['/welcome/sign-up-help', 'ana.p'],
  [login.path, ''],
  ['/', ''],
])('at %s the username is %j', (path, username) => {
  keepSignUpState({ username: 'ana.p' });
  keepSignUpStateToSignUp(path);
  expect(readSignUpState().username).toBe(username);
});

it('starts empty when what is stored cannot be read', () => {
  sessionStorage.setItem('openleaf.sign-up', '{"username": 7');
  expect(readSignUpState().username).toBe('');
});

it('keeps where a person comes from, from step to step, and nowhere else', () => {
  keepSignUpStateToSignUp(studentAccount.path, '?ref=meta&ab_var=b');
  keepSignUpStateToSignUp(studentAccount.path, '?step=account');
  keepForSummary();
  expect(readSignUpState()).toMatchObject({ ref: 'meta', abVariant: 'b' });
  keepSignUpStateToSignUp(login.path, '?ref=other');
  expect(readSignUpState()).toMatchObject({ ref: '', abVariant: '' });
});

it('keeps no more of it than the service takes', () => {
  keepSignUpStateToSignUp(studentAccount.path, `?ref=${'x'.repeat(300)}`);
  expect(readSignUpState().ref).toHaveLength(100);
});
