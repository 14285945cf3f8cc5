/** Names of fields inside, each with the one that the wire has for it. */
export type WireNames = Readonly<Record<string, string>>;

/**
 * The words of the wire that are not ours: the published interface has older names for what we call otherwise
 * (docs/words.md). A field is called by the name on the left everywhere but on the wire (docs/decisions/0037).
 * The translation is one to one: each side follows from the other.
 */
export const WIRE_NAMES = {
  attemptId: 'student_quiz_response_id',
  versionId: 'reading_comprehension_quiz_id',
  optionId: 'answerId',
  chosenOptionId: 'chosenAnswerId',
  rightOptionId: 'correctAnswerId',
  challengedQuestionId: 'parentId',
  documentId: 'messageId',
  isPretest: 'isPretestQuiz',
  mayPractice: 'isReadyForRealQuiz',

  rankId: 'progressLevelId',
  askedCount: 'totalQuestions',
  rightCount: 'correctQuestions',
  skillsOfGroup: 'coreTypesSummary',

  belowThirteen: 'below_thirteen',
  includeEssays: 'include_short_essay_questions',
  maySkipEssays: 'may_skip_short_essay',
  settingsText: 'classSetting',
  settings: 'classSettingObject',
  showGrade: 'show_grade',
  showPoints: 'show_points',
  adsDisabled: 'ads_disabled',
  lowestLevel: 'min_level',
  highestLevel: 'max_level',
  activityId: 'assignmentId',
  iconUrl: 'icon_url',
  iconColor: 'icon_bg_color',
  readAloudEnabled: 'read_aloud_enabled',
  newQuizUi: 'new_quiz_ui',
  studentChooses: 'student_chooses',
  levelRule: 'level_rule',
  removals: 'actionableStudents',
  resetPoints: 'resetKP',

  items: 'actionableList',
  birthDate: 'dob',
  underThirteen: 'isCoppa',
  inBelowThirteenClass: 'isInBelowThirteenClass',
  createdAt: 'createDate',
  lastLoginAt: 'lastLoginDate',
  jobTitle: 'job_title',
  withGoogle: 'is_google_auth',
  withSocial: 'is_social_auth',
  withoutAds: 'is_ads_disabled',
  isImpersonated: 'admin_impersonate_enabled',
  abVariant: 'ab_var',
  countryCode: 'country_code',

  subscriptionId: 'sub_id',
  subscribedAt: 'start_date',
  productId: 'product_id',
  paidPriceId: 'price_id',
} as const satisfies WireNames;
